import { expect, test } from 'vitest'
import { createNodeCanvas } from '../../image/node-canvas.ts'
import { EARRING_STYLES, GLASSES_STYLES } from '../../identity/identity.ts'
import type { Identity } from '../../identity/identity.ts'
import type { Strand } from '../hair/strand.ts'
import { buildHead } from '../head/build-head.ts'
import { lightRig } from '../light/lighting.ts'
import { EMPTY_DEPTH } from '../raster/gbuffer.ts'
import { averageIdentity, plainScene } from '../testing/test-person.ts'
import { portraitCamera } from '../view/camera.ts'
import { makePose } from '../view/pose.ts'
import { drawEarrings } from './draw-earrings.ts'
import { drawGlasses } from './draw-glasses.ts'

const SIZE = 256

const wearer = (changes: Partial<Identity>) => {
  const identity = { ...averageIdentity('female'), ...changes }
  const scene = plainScene({ pose: { yaw: 0.1, pitch: 0, roll: 0 } })
  return {
    identity,
    head: buildHead(identity, scene.expression),
    pose: makePose(scene.pose, portraitCamera(SIZE, SIZE)),
    rig: lightRig(scene),
    hair: { strands: [] as Strand[] },
    createCanvas: createNodeCanvas,
  }
}

const paintGlasses = (changes: Partial<Identity>) => {
  const options = wearer(changes)
  const context = createNodeCanvas(SIZE, SIZE).getContext('2d')
  drawGlasses(context, options)
  return { data: context.getImageData(0, 0, SIZE, SIZE).data, options }
}

/** How many pixels earrings cover before surfaces of one depth. */
const earringPixels = (options: ReturnType<typeof wearer>, surface = EMPTY_DEPTH): number => {
  const alpha = new Float32Array(SIZE * SIZE)
  const colors = { width: SIZE, height: SIZE, pixels: new Float32Array(SIZE * SIZE * 3), alpha }
  drawEarrings(
    colors,
    alpha.map(() => surface),
    options,
  )
  return alpha.filter((share) => share > 0).length
}

test.each(GLASSES_STYLES.filter((style) => style !== 'none'))('%s glasses frame both eyes', (style) => {
  const { data, options } = paintGlasses({ glasses: { style, color: [30, 26, 26] } })
  for (const side of [-1, 1]) {
    const { eyeX, eyeY } = options.head.layout
    const [x, y] = options.pose.toScreen(options.pose.toWorld(side * eyeX, eyeY, 0.6))
    const row = Math.round(y) * SIZE
    const rims = [-1, 1].map((direction) => {
      let strongest = 0
      for (let step = 4; step < 24; step++)
        strongest = Math.max(strongest, data[(row + Math.round(x) + direction * step) * 4 + 3])
      return strongest
    })
    for (const rim of rims) expect(rim).toBeGreaterThan(40)
  }
})

test.each(EARRING_STYLES.filter((style) => style !== 'none'))(
  '%s hang from the ears, behind what is nearer',
  (style) => {
    const options = wearer({ earrings: { style, color: [220, 180, 90] } })
    expect(earringPixels(options)).toBeGreaterThan(8)
    expect(earringPixels(options, 1)).toBe(0)
  },
)

test('earrings are left out where hair hangs over the ears', () => {
  const options = wearer({ earrings: { style: 'hoops', color: [220, 180, 90] } })
  const strands = options.head.ears.flatMap(({ rest }): Strand[] => {
    const side = Math.sign(rest[0])
    return Array.from({ length: 60 }, (_, index) => ({
      points: Float32Array.from([0.1, 0.2, 0.3].flatMap((y) => options.pose.toWorld(side * 0.66, y, index / 300))),
      width: 1,
      color: [90, 60, 40],
      opacity: 1,
      rootFade: 0.1,
      tipFade: 0.1,
      shift: 0,
      gloss: 0,
      setBack: 0,
    }))
  })
  expect(earringPixels({ ...options, hair: { strands } })).toBe(0)
})

test('nothing is drawn for a person without glasses and earrings', () => {
  const { data, options } = paintGlasses({})
  expect(data.some((value) => value > 0)).toBe(false)
  expect(earringPixels(options)).toBe(0)
})
