import { Skeleton } from '../../../ui/skeleton.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import classes from './gallery-skeleton.module.css'

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const

type GallerySkeletonProps = { shape: number; medium: 'image' | 'video' | 'audio' }

/** The grid before its pictures have come. */
export const GallerySkeleton = ({ shape, medium }: GallerySkeletonProps) => (
  <>
    <VisuallyHidden>
      <Spinner label="Loading" />
    </VisuallyHidden>
    <ul className={classes.grid} data-medium={medium} aria-hidden="true">
      {PLACES.map((place) => (
        <li key={place}>
          {medium === 'audio' ? (
            <Skeleton height="3.5rem" radius="card" />
          ) : (
            <Skeleton aspectRatio={String(shape)} radius="card" />
          )}
        </li>
      ))}
    </ul>
  </>
)
