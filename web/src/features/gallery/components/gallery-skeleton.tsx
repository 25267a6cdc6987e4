import { Skeleton } from '../../../ui/skeleton.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import classes from './gallery-panel.module.css'

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const

/** The grid before its pictures have come. */
export const GallerySkeleton = ({ ratio }: { ratio: string }) => (
  <>
    <VisuallyHidden>
      <Spinner label="Loading" />
    </VisuallyHidden>
    <ul className={classes.grid} data-medium="image" aria-hidden="true">
      {PLACES.map((place) => (
        <li key={place}>
          <Skeleton aspectRatio={ratio === 'auto' ? '6' : ratio} radius="card" />
        </li>
      ))}
    </ul>
  </>
)
