import type { KindInput, KindName } from '@visage/contract'

/** The asset whose person an input asks for again: a face, or a picture of somebody. */
export const madeFromOf = (input: KindInput<KindName>): string | null => {
  if ('face' in input) return input.face
  if ('image' in input) return input.image
  return 'of' in input ? input.of : null
}
