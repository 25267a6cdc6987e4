import { KIND_NAMES, KINDS } from '@visage/contract'
import type { Gender, KindInput, KindName } from '@visage/contract'
import type { Lane } from '../../engines/engine.ts'

/** The line that a kind's jobs wait in. */
export const laneOf = (kind: KindName): Lane => (KINDS[kind].medium === 'video' ? 'long' : 'quick')

export const kindsOfLane = (lane: Lane): KindName[] => KIND_NAMES.filter((kind) => laneOf(kind) === lane)

type AssetFacts = { gender: Gender | null; prompt: string | null }

const FACTS: { [Kind in KindName]: (input: KindInput<Kind>) => AssetFacts } = {
  face: (input) => ({
    gender: input.gender,
    prompt: input.mode === 'prompt' ? input.prompt : input.names.join(', '),
  }),
  image: (input) => ({ gender: input.gender, prompt: input.mode === 'prompt' ? input.prompt : null }),
  video: ({ gender }) => ({ gender, prompt: null }),
  cloth: ({ gender = null }) => ({ gender, prompt: null }),
  'image-to-video': ({ gender = null, prompt }) => ({ gender, prompt }),
  music: ({ lyrics }) => ({ gender: null, prompt: lyrics }),
}

/** What of a kind's input the gallery shows with the result. */
export const assetFactsOf = <Kind extends KindName>(kind: Kind, input: KindInput<Kind>): AssetFacts =>
  FACTS[kind](input)

/** What somebody typed to have something made. */
export const listTexts = <Kind extends KindName>(kind: Kind, input: KindInput<Kind>): string[] => {
  if ('names' in input) return [...input.names]
  const { prompt } = assetFactsOf(kind, input)
  return prompt === null ? [] : [prompt]
}

/** The asset whose person an input asks for again: a face, or a picture of somebody. */
export const madeFromOf = (input: KindInput<KindName>): string | null => {
  if ('face' in input) return input.face
  if ('image' in input) return input.image
  return 'of' in input ? input.of : null
}

/** Ids of what a person brought in or made before that an input works from. */
export const materialOf = (input: KindInput<KindName>): { uploads: string[]; assets: string[] } => {
  const refs = Object.values(input).flatMap((value) =>
    typeof value === 'object' && 'from' in value && 'id' in value ? [value] : [],
  )
  const from = (place: 'upload' | 'asset') => refs.filter((ref) => ref.from === place).map(({ id }) => id)
  const source = madeFromOf(input)
  return { uploads: from('upload'), assets: [...from('asset'), ...(source === null ? [] : [source])] }
}
