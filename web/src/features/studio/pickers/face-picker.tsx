import { useDebouncedValue } from '@mantine/hooks'
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs'
import { MAX_SEARCH_LENGTH } from '@visage/contract'
import type { Gender } from '@visage/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { PATHS } from '../../../lib/routing/paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { MoreButton } from '../../../ui/buttons/more-button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { FieldError } from '../../../ui/feedback/field-errors.tsx'
import { Skeleton } from '../../../ui/feedback/loading.tsx'
import { TextField } from '../../../ui/forms/fields.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import classes from './face-picker.module.css'
import { usePeople } from './people.ts'
import type { Person } from './people.ts'
import { SEARCHED_IN_INFLUENCERS } from '../../../lib/api/influencers.ts'

/** Her name below her face, for those who have one. */
const Name = ({ person: { name, isFavourite } }: { person: Person }) =>
  name !== null && (
    <span className={classes.name}>
      {isFavourite && (
        <>
          <IconHeartFilled size={12} color="var(--color-danger-line)" aria-hidden="true" />
          <VisuallyHidden>Favourite: </VisuallyHidden>
        </>
      )}
      <span>{name}</span>
    </span>
  )

type FacesProps = {
  /** Everybody unless told. */
  gender?: Gender | undefined
  chosenId: string
  onChoose: (id: string) => void
  /** A face that is left out. */
  except?: string
}

const dialogTilePixels = 176
const pauseMs = 250

/** Everybody, or those of a gender, sought by name or words; each with a button. */
export const Faces = ({ gender, chosenId, onChoose, except }: FacesProps) => {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), pauseMs)
  const list = usePeople({ gender, face: chosenId, search })
  const people = list.people.filter(({ id }) => id !== except)
  return (
    <>
      <div className={classes.search}>
        <TextField
          type="search"
          label="Search"
          placeholder={SEARCHED_IN_INFLUENCERS}
          maxLength={MAX_SEARCH_LENGTH}
          value={typed}
          onChange={setTyped}
        />
      </div>
      {list.isError && <FieldError message={list.error.message} />}
      {list.isSuccess && people.length === 0 && (
        <p className={classes.note}>{search === '' ? 'Nobody else is here yet.' : 'Nobody here has these words.'}</p>
      )}
      <ul className={classes.faces}>
        {people.map((person) => (
          <li key={person.id} className={classes.face} data-chosen={person.id === chosenId}>
            <img
              src={person.thumbnailUrl}
              alt={person.alt}
              width={dialogTilePixels}
              height={dialogTilePixels}
              loading="lazy"
            />
            <Name person={person} />
            <Button fullWidth aria-label={`Select: ${person.alt}`} onClick={() => onChoose(person.id)}>
              Select
            </Button>
          </li>
        ))}
      </ul>
      <MoreButton list={list} fullWidth />
    </>
  )
}

/** The chosen one first, then the others in their order. */
export const chosenFirst = <Face extends { id: string }>(faces: readonly Face[], chosenId: string): Face[] => {
  const chosen = faces.find(({ id }) => id === chosenId)
  return chosen ? [chosen, ...faces.filter((face) => face !== chosen)] : [...faces]
}

type PickerProps = {
  /** The id of the chosen face, or empty. */
  value: string
  onChange: (id: string) => void
}

const shownCount = 3
const tilePixels = 112

const Tiles = ({ people, value, onChange }: PickerProps & { people: readonly Person[] }) =>
  chosenFirst(people, value)
    .slice(0, shownCount)
    .map((person) => (
      <label key={person.id} className={classes.tile}>
        <input
          type="radio"
          name="face"
          value={person.id}
          aria-label={person.alt}
          checked={person.id === value}
          onChange={() => onChange(person.id)}
        />
        <img src={person.thumbnailUrl} alt="" width={tilePixels} height={tilePixels} />
        <Name person={person} />
      </label>
    ))

/** A window with everybody, and what opens it. */
const ViewAll = ({ gender, value, onChange, title }: PickerProps & { gender?: Gender; title: string }) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        View All
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={title} size="medium">
        <Faces
          gender={gender}
          chosenId={value}
          onChoose={(id) => {
            onChange(id)
            setIsOpen(false)
          }}
        />
      </Dialog>
    </>
  )
}

type InfluencerPickerProps = PickerProps & {
  /** What it is called to choose none of them. */
  nobody: string
  note?: string
}

/** Of whom something is, or none of them; not there for those who have named nobody. */
export const InfluencerPicker = ({ value, onChange, nobody, note }: InfluencerPickerProps) => {
  const { people } = usePeople({ face: value })
  if (value === '' && people.every(({ name }) => name === null)) return null
  return (
    <fieldset className={classes.picker} data-tour="influencer">
      <legend className={classes.legend}>Influencer</legend>
      <div className={classes.row} data-has-nobody>
        <label className={classes.tile}>
          <input type="radio" name="face" value="" checked={value === ''} onChange={() => onChange('')} />
          <span className={classes.nobody}>{nobody}</span>
        </label>
        <Tiles people={people} value={value} onChange={onChange} />
      </div>
      <ViewAll value={value} onChange={onChange} title="Select influencer" />
      {note !== undefined && <p className={classes.hint}>{note}</p>}
    </fieldset>
  )
}

type FacePickerProps = PickerProps & {
  gender: Gender
  /** Whether the form was sent, so that it tells when nobody is chosen. */
  wasTried: boolean
}

/** Whom to show: favourites and the latest used of a gender, and a window with everybody. */
export const FacePicker = ({ gender, value, onChange, wasTried }: FacePickerProps) => {
  const saved = usePeople({ gender, face: value })
  return (
    <fieldset className={classes.picker} data-tour="faces">
      <legend className={classes.legend}>Face</legend>
      {saved.isPending && <Skeleton width="100%" height="7rem" />}
      {saved.isError && (
        <p className={classes.note}>
          Your faces could not be loaded. <Button onClick={() => void saved.refetch()}>Try again</Button>
        </p>
      )}
      {saved.isSuccess && saved.people.length === 0 && (
        <p className={classes.note}>
          <Link to={PATHS.face}>Please Generate face</Link>
        </p>
      )}
      {saved.people.length > 0 && (
        <>
          <div className={classes.row}>
            <Tiles people={saved.people} value={value} onChange={onChange} />
          </div>
          <ViewAll gender={gender} value={value} onChange={onChange} title="Select face" />
        </>
      )}
      {wasTried && value === '' && <FieldError message="Please select a face." />}
    </fieldset>
  )
}
