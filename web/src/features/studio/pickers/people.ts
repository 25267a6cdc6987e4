import { useQuery } from '@tanstack/react-query'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { contract } from '@visage/contract'
import type { Gender, Influencer, InfluencerDetails, OutputOf } from '@visage/contract'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { influencerQuery, INFLUENCERS_KEY, nameOf, useInfluencers } from '../../../lib/api/influencers.ts'

type Page = OutputOf<typeof contract.influencers.listInfluencers>

/** What a face was saved with, as the pickers have it; one that they don't show is asked for. Null for a face that is gone. */
export const readFacePrompt = async (queryClient: QueryClient, face: string): Promise<string | null> => {
  const shown = queryClient
    .getQueriesData<InfiniteData<Page>>({ queryKey: [...INFLUENCERS_KEY, 'list'] })
    .flatMap(([, known]) => known?.pages ?? [])
    .flatMap(({ influencers }) => influencers)
    .find(({ face_id: id }) => id === face)
  if (shown) return shown.face_prompt
  try {
    const { face_prompt: facePrompt } = await call(contract.gallery.readAsset, { params: { id: face } })
    return facePrompt
  } catch (error) {
    if (isApiError(error, 'not_found')) return null
    throw error
  }
}

/** The influencer of a chosen face, also of one that no list shows: an archived one's, or a face that is not her portrait. */
export const useChosen = (
  face: string,
  { influencers, isSuccess }: Pick<ReturnType<typeof useInfluencers>, 'influencers' | 'isSuccess'>,
): Influencer | InfluencerDetails | undefined => {
  const found = influencers.find(({ face_id: id }) => id === face)
  const { data } = useQuery({ ...influencerQuery(face), enabled: isSuccess && face !== '' && !found, retry: false })
  return found ?? (face === '' ? undefined : data)
}

/** Somebody to choose in a form; `id` is that of the face. */
export type Person = { id: string; name: string | null; isFavourite: boolean; thumbnailUrl: string; alt: string }

const personOf = (influencer: Influencer | InfluencerDetails, face = influencer.face_id): Person[] => {
  const { name, is_favourite: isFavourite, thumbnail_url: thumbnail, portrait_url: portrait } = influencer
  const faces = 'faces' in influencer ? influencer.faces : []
  const thumbnailUrl = faces.find(({ id }) => id === face)?.thumbnail_url ?? thumbnail ?? portrait
  return thumbnailUrl === null ? [] : [{ id: face, name, isFavourite, thumbnailUrl, alt: nameOf(influencer) }]
}

/** Whom a form can choose: favourites and the latest used first, then faces without a name; and who is chosen. */
export const usePeople = ({
  gender,
  face,
  search = '',
}: {
  gender?: Gender | undefined
  face: string
  search?: string
}) => {
  const list = useInfluencers({ gender, search })
  const chosen = useChosen(face, list)
  const people = list.influencers.flatMap((each) => personOf(each))
  // A face that the list does not hold yet, or never will, is chosen all the same.
  const isHidden = chosen && search === '' && !people.some(({ id }) => id === face)
  return { ...list, chosen, people: isHidden ? [...personOf(chosen, face), ...people] : people }
}
