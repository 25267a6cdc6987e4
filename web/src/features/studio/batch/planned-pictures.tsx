import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { MAX_BATCH, MAX_IMAGE_PROMPT_LENGTH, POSES } from '@visage/contract'
import type { PlannedPicture } from '@visage/contract'
import { useRef } from 'react'
import { useDraft } from '../../../lib/session/use-draft.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { SelectField, TextArea } from '../../../ui/forms/fields.tsx'
import classes from './batch.module.css'

const poseOf = (value: unknown) => POSES.find((pose) => pose.value === value)?.value ?? POSES[0].value

const read = (stored: string): PlannedPicture[] => {
  try {
    const parsed: unknown = JSON.parse(stored)
    if (!Array.isArray(parsed)) return []
    return parsed.slice(0, MAX_BATCH).map(({ label, prompt, pose, garments, look }: Record<string, unknown>) => ({
      label: String(label),
      prompt: String(prompt),
      pose: poseOf(pose),
      garments: Array.isArray(garments) ? garments.map(String) : [],
      ...(typeof look === 'string' && { look }),
    }))
  } catch {
    return []
  }
}

/** The plan before it is started, kept over a reload. */
export const usePlan = (): [PlannedPicture[], (plan: readonly PlannedPicture[]) => void] => {
  const [stored, store] = useDraft('batch-plan', '[]')
  return [read(stored), (plan) => store(JSON.stringify(plan))]
}

/** What none of them is called yet. */
const newLabel = (plan: readonly PlannedPicture[]): string => {
  const labels = Array.from({ length: plan.length + 1 }, (_, place) => `Picture ${place + 1}`)
  return labels.find((each) => plan.every(({ label }) => label !== each)) ?? ''
}

type PlannedPicturesProps = {
  plan: readonly PlannedPicture[]
  onChange: (plan: PlannedPicture[]) => void
  /** Whether a start was tried, so that empty ones are told. */
  wasTried: boolean
}

const iconSize = 18

/** The pictures of a plan, each to be changed or taken out before anything is charged. */
export const PlannedPictures = ({ plan, onChange, wasTried }: PlannedPicturesProps) => {
  const section = useRef<HTMLElement>(null)
  const change = (place: number, part: Partial<PlannedPicture>) =>
    onChange(plan.map((picture, index) => (index === place ? { ...picture, ...part } : picture)))
  const remove = (place: number) => {
    onChange(plan.filter((_, index) => index !== place))
    section.current?.focus({ preventScroll: true })
  }
  const add = () => {
    const { garments = [], look } = plan[0] ?? {}
    onChange([...plan, { label: newLabel(plan), prompt: '', pose: POSES[0].value, garments, ...(look && { look }) }])
  }
  return (
    <section ref={section} className={classes.plan} aria-label="Planned pictures" tabIndex={-1}>
      <ol className={classes.pictures}>
        {plan.map(({ label, prompt, pose }, place) => (
          <li key={label} className={classes.picture}>
            <TextArea
              label={label}
              name={`picture-${place}`}
              value={prompt}
              onChange={(words) => change(place, { prompt: words })}
              maxLength={MAX_IMAGE_PROMPT_LENGTH}
              rows={[2, 6]}
              error={wasTried && prompt.trim() === '' ? 'Please say what this picture shows.' : undefined}
            />
            <div className={classes.row}>
              <SelectField
                label={`Pose of ${label}`}
                labelProps={{ className: classes.hidden }}
                value={pose}
                options={POSES}
                onChange={(value) => change(place, { pose: poseOf(value) })}
              />
              <IconButton
                label={`Take out ${label}`}
                icon={<IconTrash size={iconSize} />}
                onClick={() => remove(place)}
              />
            </div>
          </li>
        ))}
      </ol>
      {plan.length < MAX_BATCH && (
        <Button variant="quiet" icon={<IconPlus size={iconSize} />} onClick={add}>
          Add a picture
        </Button>
      )}
    </section>
  )
}
