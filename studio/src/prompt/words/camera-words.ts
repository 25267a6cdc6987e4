import { clamp } from '../../math/scalar.ts'
import type { ShotCamera } from '../../scene/scene.ts'
import { changed, remarks, traits } from '../sense.ts'
import type { Effect, WordList } from '../sense.ts'

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
    'low angle|low angle shot|low angle view|low angle photo|low camera angle|low camera|from below|shot from below|seen from below|viewed from below|photographed from below|from a low angle|hero angle|heroic angle|looking down at the camera|looking down at camera|looking down into the camera|looking down at the viewer':
      angle(LOW),
    'worm s eye view|worms eye view|worm s eye|worms eye|worm eye view|ground level|ground level shot|from the ground|from ground level|from the floor|extreme low angle':
      angle(LOWEST),
    'high angle|high angle shot|high angle view|high angle photo|high camera angle|from above|shot from above|seen from above|viewed from above|photographed from above|from a high angle|looking up at the camera|looking up at camera|looking up into the camera|looking up at the viewer':
      angle(HIGH),
    'eye level|at eye level|eye level shot|eye level angle': () => {},
  }).map(([phrase, sense]) => [phrase, { ...sense, fate: 'shown' as const }] as const),
  ...changed(
    'drawn from a high angle',
    traits({
      'overhead|overhead shot|overhead view|from overhead|top down|top down shot|top down view|top view|bird s eye view|birds eye view|bird s eye|birds eye|bird eye view|drone|drone shot|drone view|drone photo|drone photography|aerial|aerial view|aerial shot|extreme high angle':
        angle(HIGHEST),
    }),
  ),
  ...remarks('changed', 'every picture stands upright', 'dutch angle|dutch tilt|canted angle|tilted camera'),
]

/** A focal length alone or before "lens"; "35mm film" is another thing. */
const millimetres = (lens: number): string => [`${lens}mm`, `${lens}mm lens`, `${lens}mm prime`].join('|')

const lenses = (lengths: readonly number[], drawn: (length: number) => number): Record<string, Effect> =>
  Object.fromEntries(lengths.map((length) => [millimetres(length), camera({ lens: drawn(length) })]))

const WIDEST = 24
const LONGEST = 200
const DRAWN_LENSES = [
  24, 28, 30, 32, 35, 40, 45, 50, 55, 58, 60, 70, 75, 80, 85, 90, 100, 105, 110, 120, 135, 150, 180, 200,
]

const LENS_WORDS: WordList = [
  ...traits({
    ...lenses(DRAWN_LENSES, (length) => length),
    'wide angle|wide angle lens|wide angle shot|wide angle view|wide lens|ultra wide|ultra wide angle|ultrawide':
      lensOfKind(26),
    'telephoto|telephoto lens|telephoto shot|tele lens|long lens|long focal length|zoom lens|compressed background|compressed perspective|lens compression':
      lensOfKind(150),
    'portrait lens|prime lens': lensOfKind(85),
  }),
  ...changed('drawn through the widest lens, of 24 mm', traits(lenses([10, 12, 14, 15, 16, 18, 20, 21], () => WIDEST))),
  ...changed('drawn through the longest lens, of 200 mm', traits(lenses([250, 300, 400, 500, 600], () => LONGEST))),
  ...changed(
    'drawn as a wide angle',
    traits({ 'fisheye|fisheye lens|fish eye|fish eye lens|fisheye shot|gopro': lensOfKind(WIDEST) }),
  ),
]

/** How blurred a place is through a lens that is opened so far; f/4 is as usual. */
const STOPS: Readonly<Record<string, number>> = {
  '0.95': 1.9,
  '1.2': 1.8,
  '1.4': 1.7,
  '1.8': 1.55,
  '2': 1.45,
  '2.0': 1.45,
  '2.2': 1.4,
  '2.4': 1.35,
  '2.8': 1.25,
  '4': 1,
  '4.0': 1,
  '5.6': 0.75,
  '8': 0.5,
  '11': 0.4,
  '16': 0.3,
  '22': 0.25,
}
const SHALLOW = 1.6
const DEEP = 0.3

const FOCUS_WORDS: WordList = [
  ...traits({
    ...Object.fromEntries(
      Object.entries(STOPS).map(([stop, blur]) => [`f/${stop}|f${stop}|aperture f/${stop}`, camera({ blur })]),
    ),
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
