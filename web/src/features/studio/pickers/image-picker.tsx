import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { KINDS, contract } from '@visage/contract'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { GalleryItem } from '@visage/contract'
import { PATHS } from '../../../lib/routing/paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { MoreButton } from '../../../ui/buttons/more-button.tsx'
import { FieldError } from '../../../ui/feedback/field-errors.tsx'
import { Skeleton } from '../../../ui/feedback/loading.tsx'
import choice from './choice.module.css'
import classes from './image-picker.module.css'
import picked from './picked.module.css'
import { InfluencerPicker } from './face-picker.tsx'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { GALLERY_KEY } from '../../../lib/api/queries.ts'
import { readSession } from '../../../lib/session/session.ts'

const pageSize = 60

/** A generated picture of one's own to choose; sizes in pixels. */
type OwnPicture = {
  id: string
  url: string
  thumbnailUrl: string
  alt: string
  width: number
  height: number
}

/** Which of one's own pictures; where a face is given, those alone that show its influencer. */
type OwnPicturesQuery = { tab: 'faces' | 'images' | 'videos'; face: string }

const NOUNS = { faces: 'face', images: 'image', videos: 'video' } as const
const squarePixels = 1024

const describe = (item: GalleryItem, noun: string): OwnPicture[] => {
  const { id, thumbnail_url: thumbnail, width, height } = item
  // A video is shown by its picture.
  const url = item.image_url ?? item.gen_image_url ?? (item.video_url && thumbnail)
  if (!url) return []
  const alt = item.face_prompt ?? item.prompt ?? `A saved ${noun}`
  return [
    {
      id,
      url,
      thumbnailUrl: thumbnail ?? url,
      alt,
      width: width ?? squarePixels,
      height: height ?? squarePixels,
    },
  ]
}

/** One's own picture by its id, whichever sort it is of: null for one that is gone, undefined while it is looked up. */
const useOwnPicture = (id: string): OwnPicture | null | undefined =>
  useQuery({
    queryKey: [...GALLERY_KEY, 'chosen', id],
    queryFn: async ({ signal }) => {
      try {
        const item = await call(contract.gallery.readAsset, { params: { id } }, { signal })
        return describe(item, 'picture')[0] ?? null
      } catch (error) {
        if (isApiError(error, 'not_found')) return null
        throw error
      }
    },
    enabled: id !== '',
  }).data

/** One's own pictures of a sort, newest first, page by page. */
const useOwnPictures = ({ tab, face }: OwnPicturesQuery) => {
  const query = useInfiniteQuery({
    queryKey: [...GALLERY_KEY, 'choose', tab, face],
    queryFn: async ({ pageParam: cursor, signal }) => {
      const wish = { user_id: readSession().userId, tab, limit: pageSize, cursor } as const
      const body = face === '' ? wish : { ...wish, face }
      const answer = await call(contract.gallery.listGallery, { body }, { signal })
      return {
        pictures: answer[tab].flatMap((item) => describe(item, NOUNS[tab])),
        nextCursor: answer.next_cursor ?? null,
      }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
  return { ...query, pictures: query.data?.pages.flatMap(({ pictures }) => pictures) ?? [] }
}

const SORTS = {
  images: { legend: 'Generated image', noun: 'images', make: { label: 'Please Generate Image', path: PATHS.image } },
  faces: { legend: 'Saved face', noun: 'faces', make: { label: 'Please Generate face', path: PATHS.face } },
  videos: {
    legend: 'Generated video',
    noun: 'videos',
    make: { label: 'Please Generate Video', path: KINDS.video.page.path },
  },
} as const

type ImagePickerProps = {
  /** What there is to choose from; generated images unless told. */
  sort?: keyof typeof SORTS
  /** The id of the chosen image, or empty. */
  value: string
  onChange: (id: string) => void
  /** The face of the influencer whose images alone are shown, or empty, and its change; not asked for unless told. */
  whose?: { face: string; onChange: (face: string) => void }
  error: string | undefined
}

/** One's own generated pictures to choose from; the chosen one stands large above them until it is cancelled. */
export const ImagePicker = ({ sort = 'images', value, onChange, whose, error }: ImagePickerProps) => {
  const { legend, noun, make } = SORTS[sort]
  const saved = useOwnPictures({ tab: sort, face: whose?.face ?? '' })
  const { pictures, isSuccess } = saved
  const list = useRef<HTMLDivElement>(null)
  const listed = pictures.find(({ id }) => id === value)
  // The chosen one may be on a later page, of another sort, or deleted by now.
  const sought = useOwnPicture(isSuccess && listed === undefined ? value : '')
  const chosen = listed ?? sought
  const isGone = sought === null
  useEffect(() => {
    if (isGone) onChange('')
  }, [isGone, onChange])

  const cancel = () => {
    onChange('')
    list.current?.querySelector<HTMLElement>('input')?.focus()
  }
  return (
    <>
      {whose && <InfluencerPicker value={whose.face} onChange={whose.onChange} nobody="Everybody" />}
      <fieldset className={choice.choice} data-tour="images">
        <legend className={choice.legend}>{legend}</legend>

        {saved.isPending && <Skeleton width="100%" height="11rem" />}
        {saved.isError && (
          <p className={choice.note}>
            Your {noun} could not be loaded. <Button onClick={() => void saved.refetch()}>Try again</Button>
          </p>
        )}
        {isSuccess && pictures.length === 0 && (
          <p className={choice.note}>
            <Link to={make.path}>{make.label}</Link>
          </p>
        )}
        {chosen && (
          <div className={picked.chosen}>
            <img src={chosen.url} alt={`Chosen: ${chosen.alt}`} width={chosen.width} height={chosen.height} />
            <IconButton label="Cancel the choice" variant="glass" icon={<IconX size={20} />} onClick={cancel} />
          </div>
        )}
        {pictures.length > 0 && (
          <div ref={list} className={`${choice.window} ${classes.window}`} data-has-chosen={Boolean(chosen)}>
            <div className={`${choice.grid} ${classes.grid}`}>
              {pictures.map(({ id, thumbnailUrl, alt, width, height }) => (
                <label key={id} className={choice.tile}>
                  <input type="radio" name="image" value={id} checked={id === value} onChange={() => onChange(id)} />
                  <img src={thumbnailUrl} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
                </label>
              ))}
            </div>
            <MoreButton list={saved} fullWidth />
          </div>
        )}
        {error !== undefined && <FieldError message={error} />}
      </fieldset>
    </>
  )
}
