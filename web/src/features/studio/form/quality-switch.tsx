import { QUALITY_LABELS } from '@visage/contract'
import type { Quality, Wait } from '@visage/contract'
import { SegmentedSwitch } from '../../../ui/forms/segmented-switch.tsx'
import classes from './quality-switch.module.css'

type Choice = Wait['qualities'][number]

/** What is said of a quality: what makes it, or which plans include it. */
export const qualityText = ({ quality, model, is_included: isIncluded, plans }: Choice): string =>
  isIncluded
    ? `${QUALITY_LABELS[quality]}: ${model}.`
    : `${QUALITY_LABELS[quality]} (${model}) is part of the ${plans?.join(' and ')} ${plans?.length === 1 ? 'plan' : 'plans'}.`

type QualitySwitchProps = {
  qualities: readonly Choice[]
  value: Quality | undefined
  onChange: (quality: Quality) => void
}

/** Which of several models makes it; nothing where there is nothing to choose. */
export const QualitySwitch = ({ qualities, value, onChange }: QualitySwitchProps) => {
  const [usual] = qualities
  if (!usual) return null
  return (
    <div className={classes.quality}>
      <SegmentedSwitch
        label="Quality"
        value={value ?? usual.quality}
        onChange={onChange}
        options={qualities.map(({ quality, is_included: isIncluded }) => ({
          value: quality,
          label: QUALITY_LABELS[quality],
          disabled: !isIncluded,
        }))}
      />
      {qualities
        .filter(({ quality, is_included: isIncluded }) => quality === value || !isIncluded)
        .map((each) => (
          <p key={each.quality}>{qualityText(each)}</p>
        ))}
    </div>
  )
}
