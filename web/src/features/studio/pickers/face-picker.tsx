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
  gender: Gender
  chosenId: string
  onChoose: (id: string) => void
  /** A face that is left out. */
  except?: string
}

const dialogTilePixels = 176
const pauseMs = 250

/** Everybody of a gender, sought by name or words; each with a button. */
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

type FacePickerProps = {
  gender: Gender
  /** The id of the chosen face, or empty. */
  value: string
  onChange: (id: string) => void
  /** Whether the form was sent, so that it tells when nobody is chosen. */
  wasTried: boolean
}

const shownCount = 3
const tilePixels = 112

/** Whom to show: favourites and the latest used of a gender, and a window with everybody. */
export const FacePicker = ({ gender, value, onChange, wasTried }: FacePickerProps) => {
  const saved = usePeople({ gender, face: value })
  const [isOpen, setIsOpen] = useState(false)
  const shown = chosenFirst(saved.people, value).slice(0, shownCount)
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
      {shown.length > 0 && (
        <div className={classes.row}>
          {shown.map((person) => (
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
          ))}
        </div>
      )}
      {saved.people.length > 0 && (
        <Button variant="quiet" onClick={() => setIsOpen(true)}>
          View All
        </Button>
      )}
      {wasTried && value === '' && <FieldError message="Please select a face." />}
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Select face" size="medium">
        <Faces
          gender={gender}
          chosenId={value}
          onChoose={(id) => {
            onChange(id)
            setIsOpen(false)
          }}
        />
      </Dialog>
    </fieldset>
  )
}
