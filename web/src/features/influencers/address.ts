import { useSearchParams } from 'react-router'
import { PATHS } from '../../lib/routing/paths.ts'

export const LISTS = ['current', 'archived'] as const
export const PARTS = ['feed', 'sheet', 'wardrobe', 'details'] as const
type Part = (typeof PARTS)[number]

/** Where one influencer is shown; the feed unless told. */
export const influencerPath = (id: string, part: Part = 'feed'): string =>
  `${PATHS.influencers}?${new URLSearchParams({ who: id, ...(part === 'feed' ? {} : { part }) }).toString()}`

/** What the address says: whose page, and which part of it, or which list and what is sought in it. */
export const useInfluencersAddress = () => {
  const [params, setParams] = useSearchParams()
  const change = (name: string, value: string, isStep: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: !isStep, preventScrollReset: true },
    )
  return {
    who: params.get('who'),
    part: PARTS.find((known) => known === params.get('part')) ?? PARTS[0],
    which: LISTS.find((known) => known === params.get('which')) ?? LISTS[0],
    search: params.get('search') ?? '',
    openPart: (part: Part) => change('part', part === 'feed' ? '' : part, true),
    openList: (which: (typeof LISTS)[number]) => change('which', which === 'current' ? '' : which, true),
    seek: (search: string) => change('search', search, false),
  }
}
