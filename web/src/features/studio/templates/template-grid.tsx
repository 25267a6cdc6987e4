import type { Gender } from '@visage/contract'
import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import classes from './template-grid.module.css'
import { TemplatePoster } from './template-poster.tsx'
import { useTemplates } from './use-templates.ts'

type TemplateGridProps = {
  gender: Gender
  /** The id of the chosen template, or empty. */
  value: string
  onChange: (id: string) => void
  error: string | undefined
}

/** The templates to choose from, in a window of their own that scrolls. */
export const TemplateGrid = ({ gender, value, onChange, error }: TemplateGridProps) => {
  const name = useId()
  const list = useTemplates(gender)
  return (
    <fieldset className={classes.templates} data-tour="templates">
      <legend className={classes.legend}>Template</legend>
      {list.isPending && <Skeleton width="100%" height="16rem" />}
      {list.isError && (
        <p className={classes.note}>
          The templates could not be loaded. <Button onClick={() => void list.refetch()}>Try again</Button>
        </p>
      )}
      {list.isSuccess && (
        <div className={classes.window}>
          <div className={classes.grid}>
            {list.templates.map(({ id, label, poster_url: poster, width, height }) => (
              <label key={id} className={classes.tile}>
                <input type="radio" name={name} value={id} checked={id === value} onChange={() => onChange(id)} />
                <TemplatePoster url={poster} width={width} height={height} />
                <span className={classes.label}>{label}</span>
              </label>
            ))}
          </div>
          {list.hasNextPage && (
            <Button
              fullWidth
              onClick={() => void list.fetchNextPage()}
              busy={list.isFetchingNextPage}
              busyLabel="Loading..."
            >
              Show more
            </Button>
          )}
        </div>
      )}
      {error !== undefined && <FieldError message={error} />}
    </fieldset>
  )
}
