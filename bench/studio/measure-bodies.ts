import { areaUnderRoc, median } from '../statistics.ts'
import { FOUND_SCORE, type Measure, share, similarity } from './measure.ts'
import type { BodyMember, PictureSeconds } from './render-bodies.ts'

export type BodySeconds = { half: readonly PictureSeconds[]; full: readonly PictureSeconds[] }

/** The table of the bars for pictures of bodies. Times are seconds of one picture at a time. */
export function measureBodies(members: readonly BodyMember[], seconds: BodySeconds): Measure[] {
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
