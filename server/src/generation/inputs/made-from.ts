import { listSources } from '@visage/contract'
import type { SourceRef } from '@visage/contract'

type Sourced = Parameters<typeof listSources>[0]

/** The asset whose person an input asks for again: a face, or a picture of somebody. */
export const madeFromOf = (sourced: Sourced): string | null => {
  const found = listSources(sourced).find(({ sort }) => sort !== 'source')
  return found ? (found.value as string) : null
}

/** Ids of what a person brought in or made before that an input works from. */
export const sourceIdsOf = (sourced: Sourced): { uploads: string[]; assets: string[] } => {
  const refs = listSources(sourced).flatMap(({ sort, value }) => (sort === 'source' ? [value as SourceRef] : []))
  const idsFrom = (place: SourceRef['from']) => refs.filter(({ from }) => from === place).map(({ id }) => id)
  const source = madeFromOf(sourced)
  return { uploads: idsFrom('upload'), assets: [...idsFrom('asset'), ...(source === null ? [] : [source])] }
}
