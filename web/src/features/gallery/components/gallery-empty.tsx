import { clientOnlyPaths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/button.tsx'
import classes from './gallery-message.module.css'

type GalleryEmptyProps = { make: { label: string; path: string } }

/** Nothing yet; leads to where the first item is made, if this Visage has that page. */
export const GalleryEmpty = ({ make }: GalleryEmptyProps) => (
  <div className={classes.message}>
    <h2 className={classes.title}>Generate Influencer First</h2>
    <p className={classes.text}>No items found. Please generate an influencer to get started.</p>
    {clientOnlyPaths.includes(make.path) && (
      <ButtonLink to={make.path} variant="primary" size="large">
        {make.label}
      </ButtonLink>
    )}
  </div>
)

/** The filter leaves nothing. */
export const GalleryNoMatch = ({ onClear }: { onClear: () => void }) => (
  <div className={classes.message}>
    <h2 className={classes.title}>Nothing here matches</h2>
    <p className={classes.text}>No item of this kind passes the filters that are set.</p>
    <Button onClick={onClear}>Show all</Button>
  </div>
)
