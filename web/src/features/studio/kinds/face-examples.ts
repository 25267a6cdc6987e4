import type { Gender } from '@visage/contract'
import { BLENDS, PEOPLE } from '../../../lib/example-people.ts'
import { portraitUrl } from '../../../ui/portrait-files.ts'
import { genderOf, modeOf } from './face-request.ts'
import type { FaceChoice } from './face-request.ts'
import type { Example } from './kind-form.ts'

const prompted = (gender: Gender): Example<'face'>[] =>
  PEOPLE.filter((person) => person.gender === gender).map(({ file, alt, prompt }) => ({
    url: portraitUrl(file),
    alt,
    caption: prompt,
    input: { mode: 'prompt', gender, prompt },
  }))

const blended = (gender: Gender): Example<'face'>[] =>
  BLENDS.filter((blend) => blend.gender === gender).map(({ child, alt, names }) => ({
    url: portraitUrl(child),
    alt,
    caption: names.join(', '),
    input: { mode: 'names', gender, names: [...names] },
  }))

export const faceExamplesOf = (choice: FaceChoice): Example<'face'>[] =>
  modeOf(choice) === 'names' ? blended(genderOf(choice)) : prompted(genderOf(choice))
