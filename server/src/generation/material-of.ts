import type { KindInput, KindName } from '@visage/contract'
import { madeFromOf } from './made-from.ts'

/** Ids of what a person brought in or made before that an input works from. */
export const materialOf = (input: KindInput<KindName>): { uploads: string[]; assets: string[] } => {
  const refs = Object.values(input).flatMap((value) =>
    typeof value === 'object' && 'from' in value && 'id' in value ? [value] : [],
  )
  const from = (place: 'upload' | 'asset') => refs.filter((ref) => ref.from === place).map(({ id }) => id)
  const source = madeFromOf(input)
  return { uploads: from('upload'), assets: [...from('asset'), ...(source === null ? [] : [source])] }
}
