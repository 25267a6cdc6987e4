import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs'
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs'
import { COLOURS } from '@visage/contract'
import type { Colour, GalleryTab } from '@visage/contract'
import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { SelectField, TextField } from '../../../ui/forms/fields.tsx'
import { SegmentedSwitch } from '../../../ui/forms/segmented-switch.tsx'
import { DAY_SPANS, isFiltered, spanOf, writeFilter } from './gallery-filter.ts'
import type { GalleryFilter } from './gallery-filter.ts'
import classes from './gallery-filters.module.css'
import { GallerySearch } from './gallery-search.tsx'
import { InfluencerFilter, LookFilter } from './influencer-filter.tsx'

type GalleryToolbarProps = {
  filter: GalleryFilter
  onFilter: (filter: GalleryFilter) => void
  areFiltersOpen: boolean
  onOpenFilters: () => void
  isChoosing: boolean
  onChoose: () => void
}

const iconSize = 18

/** The search, what else narrows the list down, and the way to choose many. */
export const GalleryToolbar = ({ filter, onFilter, ...props }: GalleryToolbarProps) => {
  const { favouritesOnly = false, ...rest } = filter
  const { search = '', ...narrowed } = rest
  const count = Object.keys(writeFilter(narrowed)).length
  const { search: _search, ...others } = filter
  return (
    <div className={classes.bar}>
      <GallerySearch
        value={search}
        onChange={(words) => onFilter(words === '' ? others : { ...others, search: words })}
      />
      <Button
        aria-pressed={favouritesOnly}
        icon={favouritesOnly ? <IconHeartFilled size={iconSize} /> : <IconHeart size={iconSize} />}
        onClick={() => onFilter(favouritesOnly ? rest : { ...rest, favouritesOnly: true })}
      >
        Favourites
      </Button>
      <Button
        aria-expanded={props.areFiltersOpen}
        icon={<IconAdjustments size={iconSize} />}
        onClick={props.onOpenFilters}
      >
        {count === 0 ? 'Filter' : `Filter (${count})`}
      </Button>
      <Button aria-pressed={props.isChoosing} icon={<IconChecks size={iconSize} />} onClick={props.onChoose}>
        Select
      </Button>
    </div>
  )
}

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

/** Each colour as it is shown to be chosen. */
const SWATCHES: Record<Colour, string> = {
  red: '#d22f2f',
  orange: '#f2892a',
  yellow: '#f2d02c',
  green: '#37a34a',
  teal: '#17a0a0',
  blue: '#2f63d8',
  purple: '#8442d8',
  pink: '#f07ab4',
  brown: '#80502e',
  black: '#101114',
  grey: '#84868c',
  white: '#f6f6f4',
}
const ANY_COLOUR = 'any'

const COLOUR_CHOICES = [
  { value: ANY_COLOUR, label: 'Any' },
  ...COLOURS.map((value) => ({ value, label: value, color: SWATCHES[value] })),
]

/** Narrows a tab down to an influencer and a look of hers, a gender, a colour and days. */
export const GalleryFilters = ({ tab, filter, onChange }: GalleryFiltersProps) => {
  const { face: _face, look: _look, gender, colour: _colour, fromDay, toDay, ...others } = filter
  const { search: _search, favouritesOnly: _favourites, ...narrowed } = filter
  const chooseGender = (next: (typeof GENDERS)[number]['value']) => {
    const { gender: _gender, ...rest } = filter
    onChange(next === 'all' ? rest : { ...rest, gender: next })
  }
  const chooseColour = (value: string) => {
    const { colour: _colour, ...rest } = filter
    const next = COLOURS.find((known) => known === value)
    onChange(next === undefined ? rest : { ...rest, colour: next })
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
      <InfluencerFilter
        value={filter.face}
        onChange={(face) => {
          const { face: _before, look: _hers, ...rest } = filter
          onChange(face === undefined ? rest : { ...rest, face })
        }}
      />
      {tab !== 'audio' && (
        <ChoiceField
          label="Colour"
          options={COLOUR_CHOICES}
          value={filter.colour ?? ANY_COLOUR}
          onChange={chooseColour}
        />
      )}
      <div className={classes.fields}>
        {filter.face !== undefined && (
          <LookFilter
            face={filter.face}
            value={filter.look}
            onChange={(look) => {
              const { look: _before, ...rest } = filter
              onChange(look === undefined ? rest : { ...rest, look })
            }}
          />
        )}
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
        {isFiltered(narrowed) && (
          <Button variant="quiet" onClick={() => onChange(others)}>
            Clear filters
          </Button>
        )}
      </div>
    </section>
  )
}
