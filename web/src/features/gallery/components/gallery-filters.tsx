import type { GalleryTab } from '@visage/contract'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SegmentedSwitch } from '../../../ui/segmented-switch.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { DAY_SPANS, spanOf } from '../day-spans.ts'
import { isFiltered } from '../gallery-filter.ts'
import type { GalleryFilter } from '../gallery-filter.ts'
import { FaceFilter } from './face-filter.tsx'
import classes from './gallery-filters.module.css'

type GalleryFiltersProps = {
  tab: GalleryTab
  filter: GalleryFilter
  onChange: (filter: GalleryFilter) => void
}

const GENDERS = [
  { value: 'all', label: 'All' },
  { value: 'female', label: 'Women' },
  { value: 'male', label: 'Men' },
] as const

const OTHER_DAYS = { value: 'other', label: 'Chosen days' } as const

/** Narrows a tab down to an influencer, a gender and days. */
export const GalleryFilters = ({ tab, filter, onChange }: GalleryFiltersProps) => {
  const { face: _face, gender, fromDay, toDay, ...others } = filter
  const chooseGender = (next: (typeof GENDERS)[number]['value']) => {
    const { gender: _gender, ...rest } = filter
    onChange(next === 'all' ? rest : { ...rest, gender: next })
  }
  const chooseDays = (days: Pick<GalleryFilter, 'fromDay' | 'toDay'>) => {
    const { fromDay: _from, toDay: _to, ...rest } = filter
    onChange({ ...rest, ...days })
  }
  const setDay = (name: 'fromDay' | 'toDay', day: string) =>
    chooseDays({
      ...(fromDay !== undefined && { fromDay }),
      ...(toDay !== undefined && { toDay }),
      [name]: day === '' ? undefined : day,
    })
  const [now] = useState(() => new Date())
  const span = spanOf({ fromDay, toDay }, now)
  return (
    <section className={classes.filters} aria-label="Filters">
      {tab !== 'faces' && tab !== 'audio' && (
        <FaceFilter
          value={filter.face}
          onChange={(face) => {
            const { face: _before, ...rest } = filter
            onChange(face === undefined ? rest : { ...rest, face })
          }}
        />
      )}
      <div className={classes.fields}>
        {tab !== 'audio' && (
          <div className={classes.field}>
            <span className={classes.label}>Gender</span>
            <SegmentedSwitch label="Gender" value={gender ?? 'all'} onChange={chooseGender} options={GENDERS} />
          </div>
        )}
        <SelectField
          label="Made"
          value={span}
          onChange={(name) => chooseDays(DAY_SPANS.find(({ value }) => value === name)?.daysFor(now) ?? {})}
          options={span === 'other' ? [...DAY_SPANS, OTHER_DAYS] : DAY_SPANS}
        />
        <TextField
          type="date"
          label="From"
          value={fromDay ?? ''}
          max={toDay}
          onChange={(day) => setDay('fromDay', day)}
        />
        <TextField type="date" label="To" value={toDay ?? ''} min={fromDay} onChange={(day) => setDay('toDay', day)} />
        {isFiltered({ ...filter, favouritesOnly: false }) && (
          <Button variant="quiet" onClick={() => onChange(others.favouritesOnly ? { favouritesOnly: true } : {})}>
            Clear filters
          </Button>
        )}
      </div>
    </section>
  )
}
