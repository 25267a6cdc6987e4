import { skinColor } from '../../../studio/src/identity/person-colors.ts'
import { faceSimilarity } from '../../../studio/src/judge/face-similarity.ts'
import { areaUnderRoc, median, quantile, rankCorrelation } from '../../statistics.ts'
import { landmarkVariety, varietyRatio } from './landmark-variety.ts'
import type { BodyMember, PictureSeconds } from './render-bodies.ts'
import type { CastMember, Shot, Stranger } from './render-cast.ts'
import { colorDifference } from './sample-colors.ts'

export type Measure = { name: string; value: number; bar: number; better: 'higher' | 'lower'; unit: string }

const FOUND_SCORE = 0.9

/** The table of the studio's bars. Times are seconds of one portrait at a time. */
export const measureAll = (
  cast: readonly CastMember[],
  strangers: readonly Stranger[],
  seconds: readonly number[],
): Measure[] => {
  const shots = cast.flatMap((member) => [member.main, member.other])
  const mains = cast.map((member) => member.main)
  const { same, different } = similarities(cast)
  const found = share(shots, (shot) => shot.assessment.found && shot.assessment.score > FOUND_SCORE)
  const gender = share(cast, ({ main, gender }) => main.assessment.found && main.assessment.gender === gender)
  const seen = cast.filter((member) => member.main.assessment.found)
  const age = rankCorrelation(
    seen.map((member) => member.age),
    mains.flatMap(({ assessment }) => (assessment.found ? [assessment.ageYears] : [])),
  )
  const colors = colorDifferences(cast)
  return [
    { name: 'Face found with a score above 0.9', value: found * 100, bar: 100, better: 'higher', unit: '%' },
    { name: 'Gender as asked', value: gender * 100, bar: 98, better: 'higher', unit: '%' },
    { name: 'Age: rank correlation with the asked age', value: age, bar: 0.8, better: 'higher', unit: '' },
    {
      name: 'Same face against another: area under ROC',
      value: areaUnderRoc(same, different),
      bar: 0.97,
      better: 'higher',
      unit: '',
    },
    {
      name: 'Skin: median CIEDE2000 to the asked colour',
      value: median(colors.skin),
      bar: 8,
      better: 'lower',
      unit: '',
    },
    {
      name: 'Hair: median CIEDE2000 to the asked colour',
      value: median(colors.hair),
      bar: 8,
      better: 'lower',
      unit: '',
    },
    {
      name: 'Lips: median CIEDE2000 to the asked colour',
      value: median(colors.lips),
      bar: 8,
      better: 'lower',
      unit: '',
    },
    {
      name: 'Strangers too alike, share of pairs',
      value: tooAlike(strangers, median(same)) * 100,
      bar: 1,
      better: 'lower',
      unit: '%',
    },
    {
      name: 'Landmarks: people over pictures of one person',
      value: varietyRatio(landmarkVariety(cast)),
      bar: 2,
      better: 'higher',
      unit: '',
    },
    { name: 'Portrait 1024 x 1024, median', value: median(seconds), bar: 4, better: 'lower', unit: 's' },
    {
      name: 'Portrait 1024 x 1024, 95 of 100 within',
      value: quantile(seconds, 0.95),
      bar: 6,
      better: 'lower',
      unit: 's',
    },
  ]
}

export const passes = ({ value, bar, better }: Measure): boolean => (better === 'higher' ? value >= bar : value <= bar)

export const similarities = (cast: readonly CastMember[]): { same: number[]; different: number[] } => {
  const same = cast.flatMap(({ main, other }) => similarity(main, other))
  const different = cast.flatMap((member, index) =>
    cast.flatMap((stranger, other) => (other === index ? [] : similarity(member.main, stranger.other))),
  )
  return { same, different }
}

const tooAlike = (strangers: readonly Stranger[], limit: number): number => {
  const pairs = strangers.flatMap((first, index) =>
    strangers.slice(index + 1).flatMap((second) => similarity(first.shot, second.shot)),
  )
  return share(pairs, (value) => value > limit)
}

const similarity = (first: Shot, second: Shot): number[] => {
  if (!first.assessment.found || !second.assessment.found) return []
  return [faceSimilarity(first.assessment.embedding, second.assessment.embedding)]
}

export type ColorDifferences = { skin: number[]; hair: number[]; lips: number[] }

/** Hair only where enough of it covers the head in one colour, lips only where lipstick was asked for. */
export const colorDifferences = (cast: readonly CastMember[]): ColorDifferences => {
  const result: ColorDifferences = { skin: [], hair: [], lips: [] }
  for (const { identity, colors } of cast) {
    if (!colors) continue
    const { shape, hair, makeup } = identity
    result.skin.push(colorDifference(colors.skin, skinColor(shape.skinTone, shape.undertone)))
    const covered = !['bald', 'buzz', 'crew', 'fade'].includes(hair.style)
    if (covered && (hair.grey < 0.1 || hair.grey > 0.9)) result.hair.push(colorDifference(colors.hair, hair.color))
    if (makeup.lipstick > 0.7) result.lips.push(colorDifference(colors.lips, makeup.lipColor))
  }
  return result
}

const share = <Value>(values: readonly Value[], holds: (value: Value) => boolean): number =>
  values.length === 0 ? Number.NaN : values.filter(holds).length / values.length

export type BodySeconds = { half: readonly PictureSeconds[]; full: readonly PictureSeconds[] }

/** The table of the bars for pictures of bodies. Times are seconds of one picture at a time. */
export const measureBodies = (members: readonly BodyMember[], seconds: BodySeconds): Measure[] => {
  const shots = members.flatMap(({ gender, half, full }) =>
    [half, full].map(({ assessment }) => ({ gender, assessment })),
  )
  const found = share(shots, ({ assessment }) => assessment.found && assessment.score > FOUND_SCORE)
  const gender = share(shots, (shot) => shot.assessment.found && shot.assessment.gender === shot.gender)
  const same = members.flatMap(({ half, full }) => similarity(half, full))
  const different = members.flatMap((member, index) =>
    members.flatMap((stranger, other) => (other === index ? [] : similarity(member.half, stranger.full))),
  )
  return [
    { name: 'Bodies: face found with a score above 0.9', value: found * 100, bar: 100, better: 'higher', unit: '%' },
    { name: 'Bodies: gender as asked', value: gender * 100, bar: 98, better: 'higher', unit: '%' },
    {
      name: 'Bodies: same face against another, area under ROC',
      value: areaUnderRoc(same, different),
      bar: 0.97,
      better: 'higher',
      unit: '',
    },
    ...timesOf('Half body 1024 x 1280', seconds.half),
    ...timesOf('Full body 832 x 1216', seconds.full),
  ]
}

const timesOf = (name: string, seconds: readonly PictureSeconds[]): Measure[] => [
  { name: `${name}, median`, value: median(seconds.map(({ wall }) => wall)), bar: 6, better: 'lower', unit: 's' },
  { name: `${name}, processor`, value: median(seconds.map(({ cpu }) => cpu)), bar: 6, better: 'lower', unit: 's' },
]
