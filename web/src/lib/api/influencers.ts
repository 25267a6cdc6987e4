import { queryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { contract } from '@visage/contract'
import type { Gender, Influencer } from '@visage/contract'
import { call } from './call.ts'
import type { JobUpdate } from './live-events.ts'
import { GALLERY_KEY } from './queries.ts'

/** Everything that was read of influencers; what is made changes them, as it does the gallery. */
export const INFLUENCERS_KEY = [...GALLERY_KEY, 'influencers'] as const

/** What the words of a search are looked for in. */
export const SEARCHED_IN_INFLUENCERS = 'Name, handle, niche or description'

type InfluencersQuery = { search?: string; which?: 'current' | 'archived'; gender?: Gender | undefined }

/** One's influencers: favourites and the latest used first, then faces without a name, page by page. */
export const useInfluencers = ({ search = '', which = 'current', gender }: InfluencersQuery) => {
  const query = useInfiniteQuery({
    queryKey: [...INFLUENCERS_KEY, 'list', which, search, gender ?? 'all'],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(
        contract.influencers.listInfluencers,
        { query: { which, gender, cursor, ...(search !== '' && { search }) } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor: cursor }) => cursor ?? undefined,
    // While somebody types; another list or gender is another list.
    placeholderData: (earlier, earlierQuery) =>
      earlierQuery?.queryKey[3] === which && earlierQuery.queryKey[5] === (gender ?? 'all') ? earlier : undefined,
  })
  return { ...query, influencers: query.data?.pages.flatMap(({ influencers }) => influencers) ?? [] }
}

const ONE_KEY = [...INFLUENCERS_KEY, 'one'] as const

/** All that is known of one, by her id or that of any face of hers. */
export const influencerQuery = (id: string) =>
  queryOptions({
    queryKey: [...ONE_KEY, id],
    queryFn: ({ signal }) => call(contract.influencers.readInfluencer, { params: { id } }, { signal }),
  })

/** Reads again what somebody cost when a job has given its charge back; a result is news of the gallery. */
export const refreshCosts: JobUpdate = ({ status }, queryClient) => {
  if (status === 'cancelled' || status === 'failed') void queryClient.invalidateQueries({ queryKey: ONE_KEY })
}

type Named = Pick<Influencer, 'name' | 'face_prompt' | 'prompt'>

/** What an influencer is called on the screen, also without a name. */
export const nameOf = ({ name, face_prompt: facePrompt, prompt }: Named): string =>
  name ?? facePrompt ?? prompt ?? 'A face without a name'

/** The object of pronouns that are known by their first word. */
const OBJECTS: Readonly<Record<string, string>> = {
  she: 'her',
  her: 'her',
  he: 'him',
  him: 'him',
  they: 'them',
  them: 'them',
}

/** "her", "him", "them" or what else somebody's pronouns say; without any, as the face was asked for. */
export const objectOf = ({ pronouns, gender }: Pick<Influencer, 'pronouns' | 'gender'>): string => {
  const [first = '', second] = pronouns
    .trim()
    .toLowerCase()
    .split(/\s*[/,]\s*/)
  const byGender = gender === null ? 'them' : { female: 'her', male: 'him' }[gender]
  return OBJECTS[first] ?? (second || byGender)
}
