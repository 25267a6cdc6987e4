import { type Identity, type Rgb } from '../identity/identity.ts'
import { colorDistance, rgbToOklab } from '../identity/oklab.ts'
import { skinColor } from '../identity/person-colors.ts'
import { readPrompt } from '../identity/prompt/read-prompt.ts'
import { createRepeatableDraw, type RepeatableDraw } from '../identity/repeatable-draw.ts'
import type { Backdrop, Lighting, PortraitOutfit, PortraitScene } from './portrait-scene.ts'
import type { SceneWishes } from './scene-wishes.ts'

const CLOTH_COLORS: readonly Rgb[] = [
  [34, 36, 42],
  [46, 58, 92],
  [88, 112, 152],
  [150, 178, 206],
  [36, 88, 78],
  [92, 110, 84],
  [150, 166, 142],
  [112, 40, 52],
  [176, 74, 62],
  [200, 116, 82],
  [214, 160, 84],
  [206, 186, 160],
  [234, 228, 216],
  [216, 168, 168],
  [150, 104, 132],
  [92, 70, 112],
  [124, 92, 70],
]

const INNER_COLORS: readonly Rgb[] = [
  [238, 235, 230],
  [226, 220, 208],
  [40, 42, 48],
  [196, 206, 218],
]

const PAPER_COLORS: readonly (readonly [center: Rgb, edge: Rgb])[] = [
  [
    [204, 196, 186],
    [128, 118, 108],
  ],
  [
    [176, 186, 194],
    [92, 102, 114],
  ],
  [
    [210, 190, 170],
    [122, 98, 80],
  ],
  [
    [178, 188, 172],
    [92, 104, 90],
  ],
  [
    [196, 180, 196],
    [104, 90, 110],
  ],
  [
    [222, 214, 204],
    [156, 146, 134],
  ],
  [
    [120, 132, 150],
    [48, 56, 72],
  ],
]

const OUTFIT_WEIGHTS: Record<Identity['gender'], Partial<Record<PortraitOutfit, number>>> = {
  female: { tee: 2, shirt: 2, knit: 3, turtleneck: 1.5, blazer: 2.5, 'denim-jacket': 1.5, dress: 3.5, hoodie: 0.8 },
  male: { tee: 3, shirt: 3, knit: 2.5, turtleneck: 1.5, blazer: 2.5, 'denim-jacket': 2, hoodie: 1.5 },
}

const LIGHT_OF_PLACE: Record<Backdrop, Partial<Record<Lighting, number>>> = {
  studio: { soft: 4, warm: 1, cool: 1, dramatic: 0.6 },
  cafe: { warm: 3, soft: 2 },
  'city-night': { cool: 2, warm: 1.5, dramatic: 0.6 },
  beach: { soft: 2, 'golden-hour': 2 },
  garden: { soft: 3, 'golden-hour': 1 },
  loft: { soft: 3, warm: 1 },
  sunset: { 'golden-hour': 1 },
  library: { warm: 3, soft: 1 },
}

/**
 * A scene that flatters a person: a place, an outfit in a colour that suits skin, hair and eyes, soft light from one
 * side and the head turned a little. The same identity and seed give the same scene.
 */
export function portraitSceneFor(identity: Identity, seed: number): PortraitScene {
  return composeScene(identity, seed, {})
}

/** As `portraitSceneFor`, but place, outfit, colours, light and look follow the prompt where it names them. */
export function portraitSceneFromText(prompt: string, identity: Identity, seed: number): PortraitScene {
  return composeScene(identity, seed, readPrompt(prompt).scene)
}

function composeScene(identity: Identity, seed: number, wishes: SceneWishes): PortraitScene {
  const draw = createRepeatableDraw(seed)
  const backdrop =
    wishes.backdrop ??
    draw.pick('scene/backdrop', {
      studio: 4,
      cafe: 2,
      'city-night': 1.5,
      beach: 1.5,
      garden: 2,
      loft: 2,
      sunset: 1,
      library: 1.5,
    })
  const outfit = wishes.outfit ?? draw.pick('scene/outfit', OUTFIT_WEIGHTS[identity.gender])
  const lighting = wishes.lighting ?? draw.pick('scene/light', LIGHT_OF_PLACE[backdrop])
  const side = draw.chance('scene/side', 0.5) ? 1 : -1
  const turn = wishes.turn === undefined ? draw.between('scene/yaw', 0.12, 0.22) : 0.5 * wishes.turn
  return {
    backdrop,
    backdropColors: backdrop === 'studio' ? paperColors(draw, wishes.backdropColor) : undefined,
    lighting,
    keyLight: side > 0 ? 'right' : 'left',
    outfit,
    outfitColor: wishes.outfitColor ?? flatteringColor(draw, identity),
    innerColor: INNER_COLORS[Math.floor(draw.uniform('scene/inner') * INNER_COLORS.length)],
    pose: {
      yaw: side * turn,
      pitch: draw.between('scene/pitch', -0.03, 0.02),
      roll: side * draw.between('scene/roll', -0.02, 0.045),
    },
    expression: {
      smile: Math.max(0, identity.mood),
      blink: 0,
      gazeX: (wishes.gazeAway ?? 0) * side * 0.7,
      gazeY: 0,
    },
  }
}

function paperColors(draw: RepeatableDraw, color: Rgb | undefined): readonly [Rgb, Rgb] {
  if (color) return [color, color.map((channel) => Math.round(channel * 0.62)) as unknown as Rgb]
  return PAPER_COLORS[Math.floor(draw.uniform('scene/paper') * PAPER_COLORS.length)]
}

/** Cloth that stands off from the skin and repeats or opposes the colour of eyes and hair. */
function flatteringColor(draw: RepeatableDraw, identity: Identity): Rgb {
  const skin = skinColor(identity.shape.skinTone, identity.shape.undertone)
  const weights = CLOTH_COLORS.map((color) => {
    const contrast = Math.min(0.3, colorDistance(color, skin)) / 0.3
    const [, a, b] = rgbToOklab(color)
    const [, eyeA, eyeB] = rgbToOklab(identity.eyeColor)
    const harmony = Math.cos(Math.atan2(b, a) - Math.atan2(eyeB, eyeA)) ** 2
    return contrast ** 2 * (0.4 + 0.6 * harmony)
  })
  const index = draw.pick('scene/cloth', Object.fromEntries(weights.map((weight, at) => [String(at), weight])))
  return CLOTH_COLORS[Number(index)]
}
