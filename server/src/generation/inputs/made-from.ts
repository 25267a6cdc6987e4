import { listSources } from '@visage/contract'
import type { SourceRef } from '@visage/contract'

type Sourced = Parameters<typeof listSources>[0]

/** The faces and pictures whose persons an input asks for again: of a picture that shows two people, both. */
export const shownIn = (sourced: Sourced): string[] =>
  listSources(sourced).flatMap(({ sort, value }) => (sort === 'source' ? [] : [value as string]))

/** The asset whose person an input asks for again: a face, or a picture of somebody. */
export const madeFromOf = (sourced: Sourced): string | null => shownIn(sourced)[0] ?? null

/** Ids of what a person brought in or made before that an input works from. */
export const sourceIdsOf = (sourced: Sourced): { uploads: string[]; assets: string[] } => {
  const refs = listSources(sourced).flatMap(({ sort, value }) => (sort === 'source' ? [value as SourceRef] : []))
  const idsFrom = (place: SourceRef['from']) => refs.filter(({ from }) => from === place).map(({ id }) => id)
  return { uploads: idsFrom('upload'), assets: [...idsFrom('asset'), ...shownIn(sourced)] }
}
