import { CATEGORY_LABELS } from '@visage/contract'
import type { Garment } from '@visage/contract'
import choice from '../pickers/choice.module.css'
import classes from './wardrobe.module.css'

type GarmentChoiceProps = {
  label: string
  garments: readonly Garment[]
  isChosen: (garment: Garment) => boolean
  onPress: (garment: Garment) => void
  note?: string
}

const tilePixels = 96

/** The garments of the wardrobe, to be pressed. */
export const GarmentChoice = ({ label, garments, isChosen, onPress, note }: GarmentChoiceProps) => (
  <fieldset className={choice.choice}>
    <legend className={choice.legend}>{label}</legend>
    <div className={classes.window}>
      <div className={choice.grid}>
        {garments.map((garment) => (
          <label key={garment.id} className={choice.tile}>
            <input
              type="checkbox"
              name="garments"
              value={garment.id}
              aria-label={`${garment.name}, ${CATEGORY_LABELS[garment.category]}`}
              checked={isChosen(garment)}
              onChange={() => onPress(garment)}
            />
            <img src={garment.picture_url} alt="" width={tilePixels} height={tilePixels} loading="lazy" />
            <span className={classes.name}>{garment.name}</span>
          </label>
        ))}
      </div>
    </div>
    {note !== undefined && <p className={classes.hint}>{note}</p>}
  </fieldset>
)
