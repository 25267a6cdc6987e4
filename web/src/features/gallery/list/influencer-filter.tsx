import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { contract, lookNameNow } from '@visage/contract'
import type { Influencer } from '@visage/contract'
import { useId } from 'react'
import { call } from '../../../lib/api/call.ts'
import { influencerQuery } from '../../../lib/api/influencers.ts'
import { GALLERY_KEY } from '../../../lib/api/queries.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Skeleton } from '../../../ui/feedback/loading.tsx'
import { SelectField } from '../../../ui/forms/fields.tsx'
import classes from './gallery-filters.module.css'

const facePixels = 56

/** One's influencers, those with a name first. */
const useInfluencers = () => {
  const query = useInfiniteQuery({
    queryKey: [...GALLERY_KEY, 'influencers'],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(contract.influencers.listInfluencers, { query: { ...(cursor !== undefined && { cursor }) } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  })
  return { ...query, influencers: query.data?.pages.flatMap(({ influencers }) => influencers) ?? [] }
}

const wordsFor = ({ name, face_prompt: prompt }: Influencer): string => name ?? prompt ?? 'A face without a name'

type InfluencerFilterProps = {
  /** One of her faces. */
  value: string | undefined
  onChange: (face: string | undefined) => void
}

/** One's influencers, to see only what shows one of them. */
export const InfluencerFilter = ({ value, onChange }: InfluencerFilterProps) => {
  const list = useInfluencers()
  const name = useId()
  if (list.isPending) return <Skeleton height="6.5rem" />
  if (list.influencers.length === 0) return null
  return (
    <fieldset className={classes.faces}>
      <legend className={classes.legend}>Influencer</legend>
      <label className={classes.face}>
        <input type="radio" name={name} checked={value === undefined} onChange={() => onChange(undefined)} />
        <span className={classes.everybody}>All</span>
      </label>
      {list.influencers.map((each) => (
        <label key={each.id} className={classes.face} title={wordsFor(each)}>
          <input type="radio" name={name} checked={value === each.face_id} onChange={() => onChange(each.face_id)} />
          <img
            src={each.thumbnail_url ?? each.portrait_url ?? undefined}
            alt={each.name === null ? wordsFor(each) : ''}
            width={facePixels}
            height={facePixels}
            loading="lazy"
          />
          {each.name !== null && <span className={classes.name}>{each.name}</span>}
        </label>
      ))}
      {list.hasNextPage && (
        <Button variant="quiet" onClick={() => void list.fetchNextPage()} busy={list.isFetchingNextPage}>
          More
        </Button>
      )}
    </fieldset>
  )
}

type LookFilterProps = {
  /** One of her faces. */
  face: string
  value: string | undefined
  onChange: (look: string | undefined) => void
}

/**
 * The looks that are kept with an influencer, and one that is sought and no longer kept; not there without any. One that was
 * renamed since goes by its name of today.
 */
export const LookFilter = ({ face, value, onChange }: LookFilterProps) => {
  const { data } = useQuery({ ...influencerQuery(face), retry: false })
  const sought = value === undefined ? undefined : lookNameNow(value, data?.former_looks ?? [])
  const names = [
    ...new Set([...(data?.looks ?? []).map(({ name }) => name), ...(sought === undefined ? [] : [sought])]),
  ]
  if (names.length === 0) return null
  return (
    <SelectField
      label="Look"
      value={sought ?? ''}
      options={[{ value: '', label: 'Any look' }, ...names.map((name) => ({ value: name, label: name }))]}
      onChange={(name) => onChange(name === '' ? undefined : name)}
    />
  )
}
