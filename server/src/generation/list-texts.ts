import type { KindInput, KindName } from '@visage/contract'
import { assetFactsOf } from './asset-facts.ts'

/** What somebody typed to have something made. */
export const listTexts = <Kind extends KindName>(kind: Kind, input: KindInput<Kind>): string[] => {
  if ('names' in input) return [...input.names]
  const { prompt } = assetFactsOf(kind, input)
  return prompt === null ? [] : [prompt]
}
