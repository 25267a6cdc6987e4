import type { Gender, KindInput, KindName } from '@visage/contract'

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
