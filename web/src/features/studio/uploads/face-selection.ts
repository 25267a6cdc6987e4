import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { contract } from '@visage/contract'
import type { FaceBox, UploadedPicture, UploadFaces } from '@visage/contract'
import { useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { focusField } from '../../../ui/feedback/field-errors.tsx'

type FaceStart = {
  uploaded: UploadedPicture
  form: HTMLFormElement
  onReady: (id: string, spot: Spot | undefined) => void
}

/** Goes on when it is told whose face is meant; where a choice is still to be made, the form shows it. */
export const beginWithFace = async (found: FaceSelection, { uploaded, form, onReady }: FaceStart): Promise<void> => {
  const target = await found.readTarget(uploaded)
  if (target.state === 'none') focusField(form, 'another')
  if (target.state === 'unknown') onReady(uploaded.id, undefined)
  if (target.state === 'chosen') onReady(uploaded.id, target.spot)
}

/** Some frames of a video have to be read before it can be told. */
const timeoutMs = 75_000
const maxRetries = 2

const usualRetrySeconds = 5

const retryAfterMs = (error: unknown): number =>
  1000 * ((isApiError(error) ? error.details.retry_after_seconds : undefined) ?? usualRetrySeconds)

/** The faces in what was brought in. A server that needs longer goes on looking, so asking it again helps. */
export const uploadFacesQuery = (id: string) =>
  queryOptions({
    queryKey: ['studio', 'upload-faces', id],
    queryFn: ({ signal }) => call(contract.uploads.listUploadFaces, { params: { id } }, { signal, timeoutMs }),
    staleTime: Infinity,
    retry: (failures, error) => failures < maxRetries && isApiError(error, 'unavailable'),
    retryDelay: (_, error) => retryAfterMs(error),
  })

/** `at` is the second of a video. */
export type Spot = { x: number; y: number; at?: number }

/** Whom the person's face will replace; `unknown` where nobody could look, and then it is the largest face. */
export type Target = { state: 'none' } | { state: 'several' } | { state: 'chosen'; spot: Spot } | { state: 'unknown' }

const spotOf = ({ left, top, width, height }: FaceBox, still: UploadFaces['still']): Spot => ({
  x: left + width / 2,
  y: top + height / 2,
  ...(still ? { at: still.at } : {}),
})

/** The faces in a picture or video that was brought in, the largest first, and which of them is chosen. */
export const useFaceSelection = (uploaded: UploadedPicture | null) => {
  const queryClient = useQueryClient()
  const id = uploaded?.id ?? ''
  const query = useQuery({ ...uploadFacesQuery(id), enabled: uploaded !== null })
  const [choice, setChoice] = useState({ of: '', index: 0 })
  const chosen = choice.of === id ? choice.index : 0
  return {
    faces: query.data?.faces,
    /** The address of the picture of a video that shows them. */
    stillUrl: query.data?.still?.media_url,
    hasFailed: query.isError,
    chosen,
    choose: (index: number) => setChoice({ of: id, index }),
    /** Waits until somebody has looked at it. Several faces have to have been shown before one counts as chosen. */
    async readTarget(of: UploadedPicture): Promise<Target> {
      const wasShown = of.id === id && query.data !== undefined
      const answer = await queryClient.ensureQueryData(uploadFacesQuery(of.id)).catch(() => null)
      if (answer === null) return { state: 'unknown' }
      const face = answer.faces[wasShown ? chosen : 0]
      if (face === undefined) return { state: 'none' }
      return answer.faces.length > 1 && !wasShown
        ? { state: 'several' }
        : {
            state: 'chosen',
            spot: spotOf(face, answer.still),
          }
    },
  }
}

export type FaceSelection = ReturnType<typeof useFaceSelection>
