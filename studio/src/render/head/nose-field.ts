import type { Identity } from '../../identity/identity.ts'
import { capsule, ellipsoid, smoothMin } from '../../math/distance.ts'
import type { DistanceField } from '../../math/distance.ts'
import { bell, lerp } from '../../math/scalar.ts'
import type { Vec3 } from '../../math/vector.ts'
import type { FaceLayout } from './features-layout.ts'

/** Depth of the face's surface that the nose stands on, in head space. */
const GROUND_Z = 0.6
/** How softly a part runs into what it is joined to. */
const BLEND = { bridge: 0.125, bulb: 0.045, wing: 0.036, columella: 0.04, ground: 0.04 }

/** Bone and upper cartilage: a rounded ridge from between the eyes to just above the tip. */
const bridgeField = ({ shape }: Identity, { noseTipY: tip, masculinity: male }: FaceLayout): DistanceField => {
  const { noseProjection: reach, bridgeHeight, bridgeWidth, noseBump } = shape
  // A low bridge is a broad one.
  const width = lerp(1.02, 1.04, male) * Math.sqrt(bridgeWidth) * (1 + 0.3 * (0.35 - bridgeHeight))
  const root: Vec3 = [0, -0.1, GROUND_Z - 0.055 + 0.03 * bridgeHeight + 0.02 * male]
  const end: Vec3 = [0, tip - 0.03, GROUND_Z + 0.1 * reach]
  const arch = 0.02 * noseBump + 0.02 * (bridgeHeight - 0.35) - lerp(0.012, 0, male)
  return (x, y, z) => {
    const middle = bell(y, 0.5 * tip, 0.42 * tip)
    return capsule([x / (width * (1 - 0.12 * middle)), y, z - arch * middle], root, end, [0.052, 0.058])
  }
}

/** The soft tip, its two wings, and the bar between the nostrils, which are painted: the mesh is too coarse to hollow them. */
const bulbField = ({ shape }: Identity, layout: FaceLayout): DistanceField => {
  const { noseTipY: tip, noseBaseY: base, noseHalfWidth: reach, masculinity: male } = layout
  const size = Math.sqrt(shape.noseTip) * lerp(0.83, 1.06, male)
  const tipZ = GROUND_Z + 0.118 * shape.noseProjection
  const flare = Math.sqrt(shape.nostrilFlare)
  const wingX = reach - 0.036 * flare
  // A wing runs from low on the cheek up and forward to the side of the tip.
  const front: Vec3 = [lerp(wingX, 0.05 * size, 0.56), lerp(base - 0.058, tip, 0.35), lerp(GROUND_Z + 0.03, tipZ, 0.66)]
  const back: Vec3 = [wingX, base - 0.057, GROUND_Z + 0.024]
  return (x, y, z) => {
    const ball = ellipsoid(x, y - tip - 0.004, z - tipZ, 0.075 * size, 0.066 * size, 0.076)
    const wing = capsule([x, y, z], back, front, [0.04 * flare, 0.03 * flare])
    const columella = capsule(
      [x, y, z],
      [0, tip + 0.022, tipZ + 0.024],
      [0, base - 0.018, GROUND_Z + 0.012],
      [0.028, 0.03],
    )
    return smoothMin(smoothMin(ball, wing, BLEND.wing), columella, BLEND.columella)
  }
}

/** Joins a nose of bridge, bulb, wings and the bar between the nostrils to a head. */
export const withNose = (head: DistanceField, identity: Identity, layout: FaceLayout): DistanceField => {
  const bridgeAt = bridgeField(identity, layout)
  const bulbAt = bulbField(identity, layout)
  const bottom = layout.noseBaseY + 0.12
  const side = layout.noseHalfWidth + 0.16
  return (signedX, y, z) => {
    const x = Math.abs(signedX)
    const plain = head(x, y, z)
    if (x > side || y > bottom || y < -0.4 || z < 0.2) return plain
    const ridge = bridgeAt(x, y, z)
    const bridge = smoothMin(plain, ridge, BLEND.bridge)
    const bulb = bulbAt(x, y, z)
    const nose = smoothMin(bulb, ridge, BLEND.bulb)
    return smoothMin(bridge, nose, BLEND.ground)
  }
}
