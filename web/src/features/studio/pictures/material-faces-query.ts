import { contract } from '@visage/contract'
import { queryOptions } from '@tanstack/react-query'
import { isApiError } from '../../../lib/api-error.ts'
import { call } from '../../../lib/api.ts'

/** Some frames of a video have to be read before it can be told. */
const timeoutMs = 75_000
const maxRetries = 2

const usualRetrySeconds = 5

const retryAfterMs = (error: unknown): number =>
  1000 * ((isApiError(error) ? error.details.retry_after_seconds : undefined) ?? usualRetrySeconds)

/** The faces in what was brought in. A server that needs longer goes on looking, so asking it again helps. */
export const materialFacesQuery = (id: string) =>
  queryOptions({
    queryKey: ['studio', 'material-faces', id],
    queryFn: ({ signal }) => call(contract.materials.listUploadFaces, { params: { id } }, { signal, timeoutMs }),
    staleTime: Infinity,
    retry: (failures, error) => failures < maxRetries && isApiError(error, 'unavailable'),
    retryDelay: (_, error) => retryAfterMs(error),
  })
