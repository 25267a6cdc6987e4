import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { PATHS } from '../../../lib/routing/paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { MoreButton } from '../../../ui/buttons/more-button.tsx'
import { FieldError } from '../../../ui/feedback/field-errors.tsx'
import { Skeleton } from '../../../ui/feedback/loading.tsx'
import choice from './choice.module.css'
import classes from './image-picker.module.css'
import picked from './picked.module.css'
import { useOwnPictures } from './use-own-pictures.ts'

type ImagePickerProps = {
  /** The id of the chosen image, or empty. */
  value: string
  onChange: (id: string) => void
  error: string | undefined
}

/** One's own generated images to choose from; the chosen one stands large above them until it is cancelled. */
export const ImagePicker = ({ value, onChange, error }: ImagePickerProps) => {
  const saved = useOwnPictures({ tab: 'images' })
  const { pictures, isSuccess, hasNextPage, isFetching, fetchNextPage } = saved
  const list = useRef<HTMLDivElement>(null)
  const chosen = pictures.find(({ id }) => id === value)
  const isSought = isSuccess && value !== '' && chosen === undefined && !isFetching

  // The chosen image may be on a later page, or deleted by now.
  useEffect(() => {
    if (isSought && hasNextPage) void fetchNextPage()
    if (isSought && !hasNextPage) onChange('')
  }, [isSought, hasNextPage, fetchNextPage, onChange])

  const cancel = () => {
    onChange('')
    list.current?.querySelector<HTMLElement>('input')?.focus()
  }
  return (
    <fieldset className={choice.choice} data-tour="images">
      <legend className={choice.legend}>Generated image</legend>
      {saved.isPending && <Skeleton width="100%" height="11rem" />}
      {saved.isError && (
        <p className={choice.note}>
          Your images could not be loaded. <Button onClick={() => void saved.refetch()}>Try again</Button>
        </p>
      )}
      {isSuccess && pictures.length === 0 && (
        <p className={choice.note}>
          <Link to={PATHS.image}>Please Generate Image</Link>
        </p>
      )}
      {chosen && (
        <div className={picked.chosen}>
          <img src={chosen.url} alt={`Chosen: ${chosen.alt}`} width={chosen.width} height={chosen.height} />
          <IconButton label="Cancel the choice" variant="glass" icon={<IconX size={20} />} onClick={cancel} />
        </div>
      )}
      {pictures.length > 0 && (
        <div ref={list} className={`${choice.window} ${classes.window}`} data-has-chosen={chosen !== undefined}>
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
  )
}
