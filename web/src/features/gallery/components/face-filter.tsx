import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { promptOf } from '../tabs.ts'
import { useGalleryList } from '../use-gallery-list.ts'
import classes from './gallery-filters.module.css'

type FaceFilterProps = { value: string | undefined; onChange: (face: string | undefined) => void }

const facePixels = 56
const allFaces = { tab: 'faces', filter: {} } as const

/** One's saved faces, to see only what shows one of them. */
export const FaceFilter = ({ value, onChange }: FaceFilterProps) => {
  const faces = useGalleryList(allFaces)
  const name = useId()
  if (faces.isPending) return <Skeleton height="5rem" />
  if (faces.items.length === 0) return null
  return (
    <fieldset className={classes.faces}>
      <legend className={classes.legend}>Influencer</legend>
      <label className={classes.face}>
        <input type="radio" name={name} checked={value === undefined} onChange={() => onChange(undefined)} />
        <span className={classes.everybody}>All</span>
      </label>
      {faces.items.map((face) => (
        <label key={face.id} className={classes.face} title={promptOf(face)}>
          <input type="radio" name={name} checked={value === face.id} onChange={() => onChange(face.id)} />
          <img
            src={face.thumbnail_url ?? face.image_url}
            alt={promptOf(face) || 'A saved face'}
            width={facePixels}
            height={facePixels}
            loading="lazy"
          />
        </label>
      ))}
      {faces.hasNextPage && (
        <Button variant="quiet" onClick={() => void faces.fetchNextPage()} busy={faces.isFetchingNextPage}>
          More
        </Button>
      )}
    </fieldset>
  )
}
