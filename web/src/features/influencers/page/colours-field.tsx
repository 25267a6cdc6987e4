import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { MAX_COLOURS } from '@visage/contract'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { FieldError } from '../../../ui/feedback/field-errors.tsx'
import classes from './colours-field.module.css'
import { coloursIn } from './details-draft.ts'

type Props = {
  /** Side by side, such as `#c8503c #20283a`. */
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

const firstColour = '#4c7dff'

/** The colours of a brand, each chosen in the browser's own window. */
export const ColoursField = ({ value, onChange, error }: Props) => {
  const colours = coloursIn(value)
  const put = (next: readonly string[]) => onChange(next.join(' '))
  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>Brand colours</legend>
      <div className={classes.colours}>
        {colours.map((colour, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a colour that is being chosen changes all the time
          <span key={place} className={classes.colour}>
            <input
              type="color"
              name={place === 0 ? 'colours' : undefined}
              aria-label={`Colour ${place + 1}`}
              value={colour}
              onChange={(event) => put(colours.with(place, event.currentTarget.value))}
            />
            <span className={classes.code}>{colour}</span>
            <IconButton
              label={`Remove colour ${place + 1}`}
              icon={<IconX size={18} />}
              onClick={() => put(colours.toSpliced(place, 1))}
            />
          </span>
        ))}
        {colours.length < MAX_COLOURS && (
          <Button icon={<IconPlus size={18} aria-hidden="true" />} onClick={() => put([...colours, firstColour])}>
            Add a colour
          </Button>
        )}
      </div>
      {error !== undefined && <FieldError message={error} />}
    </fieldset>
  )
}
