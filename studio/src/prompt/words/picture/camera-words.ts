import { clamp } from '../../../math/scalar.ts'
import { path } from '../../../math/spline.ts'
import type { ShotCamera } from '../../../scene/scene.ts'
import { changed, only, remarks, traits } from '../../sense.ts'
import type { Effect, WordList } from '../../sense.ts'

/** Writes what is asked of the camera beside what is known of it; denied, what is then used. */
const camera =
  (asked: ShotCamera, denied: ShotCamera = {}): Effect =>
  ({ scene }, strength) => {
    const wished = strength > 0 ? asked : denied
    if (Object.keys(wished).length > 0) scene.camera = { ...scene.camera, ...wished }
  }

/** A lens that is only named in kind gives way to one in millimetres. */
const lensOfKind =
  (lens: number): Effect =>
  (reading, strength) =>
    camera({ lens: reading.scene.camera?.lens ?? lens })(reading, strength)

/** Blur that is only named gives way to that of an aperture. */
const blurOfKind =
  (blur: number, denied: number): Effect =>
  (reading, strength) =>
    camera({ blur: (strength > 0 && reading.scene.camera?.blur) || blur }, { blur: denied })(reading, strength)

/** As low or high as is drawn. */
const MOST_ANGLE = 1.4

/** A camera below the eyes where less than 0, above them where more: "slightly" is less of it. */
const angle =
  (plain: number): Effect =>
  (reading, strength) => {
    const stressed = clamp(plain * strength, -MOST_ANGLE, MOST_ANGLE)
    camera({ angle: Math.round(stressed * 100) / 100 })(reading, strength)
  }

const LOW = -1
const LOWEST = -1.3
const HIGH = 1
const HIGHEST = 1.35

const ANGLE_WORDS: WordList = [
  ...traits({
    'low angle|low angle shot|low angle view|low angle photo|low camera angle|low camera|from a low angle|hero angle|heroic angle|looking down at the camera|looking down at camera|looking down into the camera|looking down at the viewer':
      angle(LOW),
    'worm s eye view|worms eye view|worm s eye|worms eye|worm eye view|ground level shot|ground level view|extreme low angle':
      angle(LOWEST),
    'high angle|high angle shot|high angle view|high angle photo|high camera angle|from a high angle|looking up at the camera|looking up at camera|looking up into the camera|looking up at the viewer':
      angle(HIGH),
    'eye level|at eye level|eye level shot|eye level angle': () => {},
  }).map(([phrase, sense]) => [phrase, { ...sense, fate: 'shown' as const }] as const),
  ...only(
    'of the picture',
    traits({
      'from below': angle(LOW),
      'ground level|from the ground|from ground level|from the floor': angle(LOWEST),
      'from above': angle(HIGH),
    }),
  ),
  ...changed(
    'drawn from a high angle',
    traits({
      'overhead shot|overhead view|top down shot|top down view|top view|bird s eye view|birds eye view|bird s eye|birds eye|bird eye view|drone shot|drone view|drone photo|drone photography|aerial view|aerial shot|extreme high angle':
        angle(HIGHEST),
    }),
  ),
  ...only(
    'of the picture',
    changed(
      'drawn from a high angle',
      traits({
        'overhead|from overhead|from directly above|from straight above|top down|drone|aerial': angle(HIGHEST),
      }),
    ),
  ),
  ...remarks('changed', 'every picture stands upright', 'dutch angle|dutch tilt|canted angle|tilted camera'),
]

const WIDEST = 24
const LONGEST = 200
const DRAWN_LENSES = [
  24, 28, 30, 32, 35, 40, 45, 50, 55, 58, 60, 70, 75, 80, 85, 90, 100, 105, 110, 120, 135, 150, 180, 200,
]
const WIDER_LENSES = [10, 12, 14, 15, 16, 18, 20, 21]
const LONGER_LENSES = [250, 300, 400, 500, 600]

const lensWords = (length: number): string =>
  ['lens', 'prime', 'prime lens', 'zoom', 'zoom lens'].map((word) => `${length}mm ${word}`).join('|')

/** A length is that of a lens where it is called so, and a usual one where it measures no thing either. */
const lenses = (lengths: readonly number[]): WordList =>
  lengths.flatMap((length) => {
    const effect = camera({ lens: clamp(length, WIDEST, LONGEST) })
    const isUsual = length >= 18 && length <= 300
    return [
      ...traits({ [lensWords(length)]: effect }),
      ...(isUsual ? only('measures nothing', traits({ [`${length}mm`]: effect })) : []),
    ]
  })

/** What is left of lengths where they are no lens. */
const SIZE_WORDS: WordList = remarks(
  'changed',
  'taken for the size of a thing, drawn as usual; a lens is called one, as in “40mm lens”',
  [...Array.from({ length: LONGEST }, (_, index) => index + 1), ...LONGER_LENSES].map((size) => `${size}mm`).join('|'),
)

const LENS_WORDS: WordList = [
  ...lenses(DRAWN_LENSES),
  ...traits({
    'wide angle|wide angle lens|wide angle shot|wide angle view|wide lens|ultra wide angle|ultra wide angle lens|ultra wide lens|ultra wide shot':
      lensOfKind(26),
    'telephoto|telephoto lens|telephoto shot|tele lens|long lens|long focal length|zoom lens|compressed background|compressed perspective|lens compression':
      lensOfKind(150),
    'portrait lens|prime lens': lensOfKind(85),
  }),
  ...changed('drawn through the widest lens, of 24 mm', lenses(WIDER_LENSES)),
  ...changed('drawn through the longest lens, of 200 mm', lenses(LONGER_LENSES)),
  ...changed(
    'drawn as a wide angle',
    traits({ 'fisheye|fisheye lens|fish eye|fish eye lens|fisheye shot': lensOfKind(WIDEST) }),
  ),
  ...only('of the picture', [
    ...traits({ 'ultra wide|ultrawide': lensOfKind(26) }),
    ...changed('drawn as a wide angle', traits({ gopro: lensOfKind(WIDEST) })),
  ]),
  ...SIZE_WORDS,
]

/** How blurred a place is through a lens that is opened so far; f/4 is as usual. */
const STOPS = path(
  '0.95 1.9, 1.2 1.8, 1.4 1.7, 1.8 1.55, 2 1.45, 2.2 1.4, 2.4 1.35, 2.8 1.25, 4 1, 5.6 0.75, 8 0.5, 11 0.4, 16 0.3, 22 0.25',
)

/** As through the nearest of the stops. */
const blurAt = (stop: number): number => {
  const far = ([known]: readonly [number, number]): number => Math.abs(Math.log(known / stop))
  return [...STOPS].sort((a, b) => far(a) - far(b))[0][1]
}

/** Every tenth that lenses open to and all whole stops: "f/2" needs its stroke, for "F22" is a woman of 22. */
const STOP_NAMES = [
  '0.95',
  ...Array.from({ length: 93 }, (_, index) => ((index + 7) / 10).toFixed(1)),
  ...Array.from({ length: 64 }, (_, index) => String(index + 1)),
]
const stopWords = (stop: string): string =>
  [`f/${stop}`, ...(stop.includes('.') ? [`f${stop}`] : []), `aperture f/${stop}`].join('|')
const SHALLOW = 1.6
const DEEP = 0.3

const FOCUS_WORDS: WordList = [
  ...traits({
    ...Object.fromEntries(STOP_NAMES.map((stop) => [stopWords(stop), camera({ blur: blurAt(Number(stop)) })])),
    'deep focus|deep depth of field|large depth of field|wide depth of field|everything in focus|all in focus|background in focus|sharp background|narrow aperture|small aperture':
      blurOfKind(DEEP, SHALLOW),
  }),
  ...traits({
    'bokeh|bokeh lights|bokeh background|bokeh effect|creamy bokeh|soft bokeh|background bokeh|depth of field|shallow depth of field|shallow depth|shallow focus|shallow dof|narrow depth of field|blurred background|blurry background|background blur|out of focus background|soft background|wide open aperture|wide aperture|large aperture':
      blurOfKind(SHALLOW, DEEP),
  }),
]

/** Where the camera stands, what its lens is and how far that opens. */
export const CAMERA_WORDS: WordList = [...ANGLE_WORDS, ...LENS_WORDS, ...FOCUS_WORDS]
