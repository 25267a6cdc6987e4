import { median } from '../../statistics.ts'
import type { Assessment } from '../../../studio/src/judge/judge.ts'
import type { CastMember } from './render-cast.ts'

type Landmarks = ArrayLike<number>
type Span = readonly [from: number, to: number]

/** Distances between points of MediaPipe's face mesh that tell faces apart at rest; smiles and lids change none of them much. */
const SPANS = {
  'Eye width': [33, 133],
  'Between the eyes': [133, 362],
  'Nose width': [48, 278],
  'Nose length': [168, 2],
  'Nose to lip': [2, 0],
  'Mouth width': [61, 291],
  'Jaw width': [172, 397],
  'Chin height': [17, 152],
  'Brow to eye': [105, 159],
} as const satisfies Record<string, Span>

type SpanName = keyof typeof SPANS
const SPAN_NAMES = Object.keys(SPANS) as readonly SpanName[]

/** Cheek to cheek and forehead to chin: what everything is measured by, so that size and distance do not count. */
const WIDTH: Span = [234, 454]
const HEIGHT: Span = [10, 152]

const distance = (points: Landmarks, [from, to]: Span): number => {
  const [dx = 0, dy = 0, dz = 0] = [0, 1, 2].map(
    (axis) => (points[from * 3 + axis] ?? 0) - (points[to * 3 + axis] ?? 0),
  )
  return Math.hypot(dx, dy, dz)
}

/** A face's spans as shares of its size, or undefined where no face was found. */
const faceSpans = (assessment: Assessment): Record<SpanName, number> | undefined => {
  if (!assessment.found) return undefined
  const { landmarks } = assessment
  const size = Math.sqrt(distance(landmarks, WIDTH) * distance(landmarks, HEIGHT))
  return Object.fromEntries(SPAN_NAMES.map((name) => [name, distance(landmarks, SPANS[name]) / size])) as Record<
    SpanName,
    number
  >
}

/** How a span differs among people, and among pictures of one person: deviations as shares of its mean. */
type Variety = { name: SpanName; between: number; within: number }

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Variety of faces by the mesh that the judge lays over them.
 * What differs between the two pictures of each is taken off what differs between people.
 */
export const landmarkVariety = (cast: readonly Pick<CastMember, 'main' | 'other'>[]): Variety[] => {
  const people = cast.flatMap(({ main, other }) => {
    const [first, second] = [faceSpans(main.assessment), faceSpans(other.assessment)]
    return first && second ? [[first, second] as const] : []
  })
  return SPAN_NAMES.map((name) => {
    const means = people.map(([first, second]) => (first[name] + second[name]) / 2)
    const center = mean(means)
    const noise = mean(people.map(([first, second]) => (first[name] - second[name]) ** 2 / 2))
    const spread = means.reduce((sum, value) => sum + (value - center) ** 2, 0) / (means.length - 1)
    return { name, between: Math.sqrt(Math.max(0, spread - noise / 2)) / center, within: Math.sqrt(noise) / center }
  })
}

/** How many times more people differ than pictures of one of them do: the median over the spans. */
export const varietyRatio = (varieties: readonly Variety[]): number =>
  median(varieties.map(({ between, within }) => between / within))
