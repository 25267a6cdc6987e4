import type { Gender, KindInput, KindName } from '@visage/contract'

type AssetFacts = { gender: Gender | null; prompt: string | null }

/** What of each kind's input the gallery shows with the result. */
export const ASSET_FACTS: { [Kind in KindName]: (input: KindInput<Kind>) => AssetFacts } = {
  face: (input) => ({
    gender: input.gender,
    prompt: input.mode === 'prompt' ? input.prompt : input.names.join(', '),
  }),
}
