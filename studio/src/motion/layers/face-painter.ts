import { clamp } from '../../math/scalar.ts'
import { SIDES } from '../../render/head/eye-outline.ts'
import type { Side } from '../../render/head/eye-outline.ts'
import { paintEyeRegion, paintSkinFeatures } from '../../render/features/paint-features.ts'
import { enrich } from '../../render/finish/grade.ts'
import { buildHead } from '../../render/head/build-head.ts'
import type { Head } from '../../render/head/build-head.ts'
import type { Expression } from '../../render/head/features-layout.ts'
import type { ShadowMap } from '../../render/light/shadow-map.ts'
import { headMeshes, paintSurfaces } from '../../render/person/paint-surfaces.ts'
import type { PosedPerson } from '../../render/person/pose-person.ts'
import { createGBuffer } from '../../render/raster/gbuffer.ts'
import type { ColorBuffer, GBuffer } from '../../render/raster/gbuffer.ts'
import { MATERIAL } from '../../render/raster/mesh.ts'
import { areaAround, cropOf, poseInArea } from '../../render/view/head-area.ts'
import type { Area } from '../../render/view/head-area.ts'
import type { Pose } from '../../render/view/pose.ts'
import { cutOut } from './cut-out.ts'
import { createTexture, developTexture, mixTexels } from './texture.ts'
import type { Texture } from './texture.ts'
import { cropLayer, paintWorn, wear } from './worn-layer.ts'

/** What the face shows at a moment; the mouth's values are those of an expression. */
type FaceState = {
  smile: number
  talk: number
  lips: Lips
  /** How far the lips are rounded, 0 to 1. */
  round: number
  blink: number
  gazeX: number
  gazeY: number
}

export type FacePainter = {
  /** The face as it was shown last. */
  texture: Texture
  /** Surfaces of the head at rest, as large as the texture. */
  buffer: GBuffer
  /** The head at rest with its eyes, before its finish. */
  colors: ColorBuffer
  /** Brings the texture to a state and tells how far its lips are rounded. Drawings are kept, so most cost next to nothing. */
  show: (state: FaceState) => number
}

type FacePainterOptions = {
  posed: PosedPerson
  /** Where the head is in the picture, and what is behind it there (RGBA). */
  area: Area
  behind: Uint8ClampedArray
  shadows: ShadowMap
  sharpness: number
}

/** Steps of the mouth between key drawings: neighbours differ by a pixel or two, so mixing them shows no double. */
const SMILE_STEP = 0.125
const TALK_STEP = 0.125
/** Steps of rounding: what lies between is bent. */
const ROUND_STEP = 0.5
/** Steps of lids and gaze. */
const BLINK_STEP = 0.125
const GAZE_STEP = 0.05
/** How far the lips are apart, in steps, where the lower one is under the teeth. */
const TUCK_LEVEL = 3
/** How far the lips are apart where the tongue is seen at the upper teeth, in steps. */
const TONGUE_LEVELS = [4, 5] as const
/** The jaw drops farther for a wide vowel than for a little one. */
const SPOKEN_JAW = 0.32

/** Lips that move by themselves, in speech whose sounds are known, with the lower one under the teeth, and with the tongue at them. */
const LIPS = ['free', 'spoken', 'tucked', 'tongued'] as const
export type Lips = (typeof LIPS)[number]

const unitsOf = (lips: Lips, talk: number, pucker: number): Expression['units'] =>
  lips === 'tucked'
    ? { tuck: 1 }
    : { jawDrop: SPOKEN_JAW * talk ** 1.5, pucker, ...(lips === 'tongued' && { tongue: 1 }) }
const EYE_REACH = [0.34, 0.32] as const
/** What speech moves reaches so far from a place below the mouth: up to the eyes, over cheeks and jaw. */
const MOUTH_REACH = [0.62, 0.49] as const
const BELOW_MOUTH = 0.14
/** Texels over which the drawing of an eye or a mouth runs out into the skin around it. */
const FEATHER = 9
const MOST_EYES = 96
const MOST_FACES = 16
const MOST_MOUTHS = 48

/** A head with one smile and shut lips: without eyes as a texture, and the skin that eyes are painted on. */
type FaceKey = { head: Head; texture: Texture; skins: ReadonlyMap<Side, ColorBuffer> }

const quantize = (value: number, step: number): number => Math.round(value / step)

/** Keeps the drawings used last, and no more than `most` of them. */
const createCache = <Drawing>(most: number, draw: (key: string) => Drawing): ((key: string) => Drawing) => {
  const kept = new Map<string, Drawing>()
  return (key) => {
    const drawing = kept.get(key) ?? draw(key)
    kept.delete(key)
    kept.set(key, drawing)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return drawing
  }
}

/** The same surfaces within an area. */
const cropSurfaces = (buffer: GBuffer, { left, top, width, height }: Area): GBuffer => {
  const crop = createGBuffer(width, height)
  for (let y = 0; y < height; y++) {
    const from = (y + top) * buffer.width + left
    crop.materials.set(buffer.materials.subarray(from, from + width), y * width)
    crop.rest.set(buffer.rest.subarray(from * 3, (from + width) * 3), y * width * 3)
  }
  return crop
}

/** Weight of an eye's drawing: none at the rim of its area, all of it inside. */
const featherAt = (x: number, y: number, { width, height }: Area): number =>
  clamp(Math.min(x, y, width - 1 - x, height - 1 - y) / FEATHER)

/** Draws the head in any state of lids, gaze and mouth, with hair left out. */
export const createFacePainter = (options: FacePainterOptions): FacePainter => {
  const { posed, area, behind, shadows, sharpness } = options
  const { scene, identity } = posed
  const pose = poseInArea(posed.pose, area)
  const wholeWidth = posed.pose.camera.width
  const base = scene.expression
  const buffer = createGBuffer(area.width, area.height)

  const paintSkin = (head: Head, surfaces: GBuffer, pose: Pose, backdrop: Uint8ClampedArray): ColorBuffer => {
    const seated = { ...posed, head, pose }
    const colors = paintSurfaces(seated, surfaces, { meshes: headMeshes(seated, pose), shadows, backdrop })
    paintSkinFeatures(colors, surfaces, seated)
    return colors
  }
  const restSkin = paintSkin(posed.head, buffer, pose, behind)
  const worn = paintWorn(posed, pose, buffer)
  const develop = (skin: ColorBuffer, surfaces: GBuffer, over: Required<ColorBuffer>): Texture => {
    const cut = cutOut(
      enrich(wear(skin, over), { sharpness, wholeWidth }),
      (pixel) => surfaces.materials[pixel] !== MATERIAL.none,
    )
    for (let pixel = 0; pixel < over.alpha.length; pixel++) {
      if (over.alpha[pixel] <= cut.alpha[pixel]) continue
      cut.alpha[pixel] = over.alpha[pixel]
      for (let at = pixel * 3; at < pixel * 3 + 3; at++) cut.pixels[at] = over.pixels[at] / over.alpha[pixel]
    }
    return developTexture(cut, scene.mood)
  }

  const eyeAreas = new Map<Side, Area>(SIDES.map((side) => [side, eyeArea(posed.head, pose, side)]))
  const keyOf = (head: Head, skin: ColorBuffer, surfaces: GBuffer): FaceKey => ({
    head,
    texture: develop(skin, surfaces, worn),
    skins: new Map([...eyeAreas].map(([side, eye]) => [side, cropOf(skin, eye)])),
  })
  const rest = keyOf(posed.head, restSkin, buffer)
  const faces = createCache<FaceKey>(MOST_FACES, (key) => {
    if (key === '0') return rest
    const head = buildHead(identity, { ...base, smile: base.smile + Number(key) * SMILE_STEP, talk: 0 }, posed.detail)
    const surfaces = createGBuffer(area.width, area.height)
    return keyOf(head, paintSkin(head, surfaces, pose, behind), surfaces)
  })

  const mouthPart = mouthArea(posed.head, pose)
  const behindMouth = cropBytes(behind, area, mouthPart)
  const wornAtMouth = cropLayer(worn, mouthPart)
  const mouths = createCache<Texture>(MOST_MOUTHS, (key) => {
    const [smile, talk, shape, round] = key.split(',').map(Number)
    const expression: Expression = {
      ...base,
      smile: base.smile + smile * SMILE_STEP,
      talk: talk * TALK_STEP,
      ...(shape > 0 && { units: { ...base.units, ...unitsOf(LIPS[shape], talk * TALK_STEP, round * ROUND_STEP) } }),
    }
    const head = buildHead(identity, expression, posed.detail)
    const surfaces = createGBuffer(mouthPart.width, mouthPart.height)
    return develop(paintSkin(head, surfaces, poseInArea(pose, mouthPart), behindMouth), surfaces, wornAtMouth)
  })

  const drawEye = (key: string): Texture => {
    const [sign, smile, blink, gazeX, gazeY] = key.split(',').map(Number)
    const side: Side = sign < 0 ? -1 : 1
    const eye = eyeAreas.get(side) ?? area
    // Lids narrow with a smile, but speech leaves them alone.
    const face = faces(`${smile}`)
    const skin = face.skins.get(side) ?? restSkin
    const colors = { ...skin, pixels: skin.pixels.slice() }
    const expression: Expression = {
      ...base,
      smile: base.smile + smile * SMILE_STEP,
      blink: Math.min(1, blink * BLINK_STEP),
      gazeX: gazeX * GAZE_STEP,
      gazeY: gazeY * GAZE_STEP,
    }
    paintEyeRegion(colors, cropSurfaces(buffer, eye), {
      ...posed,
      head: face.head,
      scene: { ...scene, expression },
      pose: poseInArea(pose, eye),
      side,
    })
    const enriched = enrich(wear(colors, cropLayer(worn, eye)), { sharpness, wholeWidth })
    return developTexture(enriched, scene.mood)
  }
  const eyes = createCache<Texture>(MOST_EYES, drawEye)

  const texture = createTexture(area.width, area.height)
  let shown = ''
  const show = (state: FaceState): number => {
    const smile = quantize(state.smile, SMILE_STEP)
    const mouth = mouthOf(state)
    const mix = mouth.level > 0 ? { from: smile, to: smile, share: 0 } : mixOfSmiles(state.smile)
    const mouthKey = [smile, mouth.level, LIPS.indexOf(state.lips), mouth.round].join(',')
    const [blink, gazeX, gazeY] = [
      quantize(clamp(state.blink), BLINK_STEP),
      quantize(clamp(state.gazeX, -1.5, 1.5), GAZE_STEP),
      quantize(clamp(state.gazeY, -1.5, 1.5), GAZE_STEP),
    ]
    const wanted = [mix.from, mix.to, mix.share, mouthKey, blink, gazeX, gazeY].join('/')
    if (wanted === shown) return mouth.round * ROUND_STEP
    shown = wanted
    mixInto(texture, faces(`${mix.from}`).texture, faces(`${mix.to}`).texture, mix.share)
    if (mouth.level > 0) stamp(texture, mouths(mouthKey), mouthPart, { mayCut: true })
    for (const side of SIDES) {
      const eye = eyeAreas.get(side)
      if (eye) stamp(texture, eyes([side, smile, blink, gazeX, gazeY].join(',')), eye, { mayCut: false })
    }
    return mouth.round * ROUND_STEP
  }
  show({ smile: 0, talk: 0, lips: 'free', round: 0, blink: base.blink, gazeX: base.gazeX, gazeY: base.gazeY })
  const colors = wear(restSkin, worn)
  return { texture, buffer, colors, show }
}

/** Which drawing of the mouth is shown: speech is quick, and a single one at a time keeps the lips sharp. */
const mouthOf = ({ talk, lips, round }: FaceState): { level: number; round: number } => {
  const open = quantize(clamp(talk), TALK_STEP)
  const level = lips === 'tucked' ? TUCK_LEVEL : lips === 'tongued' ? clamp(open, ...TONGUE_LEVELS) : open
  return { level, round: level > 0 && lips === 'spoken' ? quantize(clamp(round), ROUND_STEP) : 0 }
}

/** The two key drawings of a smile, which grows slowly, and how far it has come from the one to the other, 0 to 256. */
const mixOfSmiles = (smile: number): { from: number; to: number; share: number } => {
  const at = smile / SMILE_STEP
  const from = Math.floor(at)
  const share = Math.round((at - from) * 256)
  return { from, to: share === 0 ? from : from + 1, share }
}

const mixInto = (target: Texture, from: Texture, to: Texture, share: number): void => {
  if (share === 0) target.texels.set(from.texels)
  else if (share === 256) target.texels.set(to.texels)
  else
    for (let at = 0; at < target.texels.length; at++)
      target.texels[at] = mixTexels(from.texels[at], to.texels[at], share)
}

const eyeArea = (head: Head, pose: Pose, side: Side): Area => {
  const { camera, toScreen, toWorld } = pose
  const { eyeX } = head.layout
  const place = toScreen(toWorld(side * (eyeX + 0.03), -0.08, head.heightAt(side * eyeX, -0.08)))
  return areaAround(camera, place, [EYE_REACH[0] * camera.scale, EYE_REACH[1] * camera.scale])
}

const mouthArea = (head: Head, { camera, toScreen, toWorld }: Pose): Area => {
  const y = head.layout.mouthY + BELOW_MOUTH
  const place = toScreen(toWorld(0, y, head.heightAt(0, y)))
  return areaAround(camera, place, [MOUTH_REACH[0] * camera.scale, MOUTH_REACH[1] * camera.scale])
}

/** Lays a part over the face. Where the face is cut off it stays so, unless the part has an outline of its own. */
const stamp = (target: Texture, part: Texture, area: Area, { mayCut }: { mayCut: boolean }): void => {
  for (let y = 0; y < area.height; y++) {
    for (let x = 0; x < area.width; x++) {
      const share = Math.round(256 * featherAt(x, y, area))
      if (share === 0) continue
      const at = (y + area.top) * target.width + x + area.left
      if (mayCut || target.texels[at] >>> 24 === 255)
        target.texels[at] = mixTexels(target.texels[at], part.texels[y * area.width + x], share)
    }
  }
}

const cropBytes = (bytes: Uint8ClampedArray, whole: Area, { left, top, width, height }: Area): Uint8ClampedArray => {
  const crop = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    const from = ((y + top) * whole.width + left) * 4
    crop.set(bytes.subarray(from, from + width * 4), y * width * 4)
  }
  return crop
}
