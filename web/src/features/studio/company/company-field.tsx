import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { ARRANGEMENT_LABELS, ARRANGEMENTS, MAX_OTHER_WEARS } from '@visage/contract'
import type { Gender } from '@visage/contract'
import { useState } from 'react'
import { nameOf } from '../../../lib/api/influencers.ts'
import { useDraft } from '../../../lib/session/use-draft.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { SelectField, TextField } from '../../../ui/forms/fields.tsx'
import { SegmentedSwitch } from '../../../ui/forms/segmented-switch.tsx'
import { GENDER_CHOICES } from '../form/choices.ts'
import choice from '../pickers/choice.module.css'
import classes from './company-field.module.css'
import { Faces } from '../pickers/face-picker.tsx'
import { usePeople } from '../pickers/people.ts'

const CHOICES = ARRANGEMENTS.map((value) => ({ value, label: ARRANGEMENT_LABELS[value] }))

/** A second person for a picture, kept for this tab. */
export const useCompany = ({ gender, face }: { gender: Gender; face: string }) => {
  const [kept, setOther] = useDraft(`image-${gender}-other`)
  const [wears, setWears] = useDraft(`image-${gender}-other-wears`)
  const [stored, setArrangement] = useDraft(`image-${gender}-arrangement`, ARRANGEMENTS[0])
  // Nobody stands beside themselves.
  const other = kept === face ? '' : kept
  const { chosen } = usePeople({ gender, face: other })
  const arrangement = ARRANGEMENTS.find((known) => known === stored) ?? ARRANGEMENTS[0]
  const usual = chosen?.wardrobe ?? ''
  return {
    face,
    other,
    chosen,
    wears,
    usual,
    arrangement,
    choose: (id: string) => {
      setOther(id)
      setWears('')
    },
    setWears,
    setArrangement,
    /** The fields of an input that ask for both. */
    fields:
      other === ''
        ? {}
        : { other, arrangement, otherWears: wears.trim() === '' ? usual.slice(0, MAX_OTHER_WEARS) : wears.trim() },
  }
}

const tilePixels = 72

/** Somebody else in the same picture: who, how both stand, and what the other one wears. */
export const CompanyField = ({ company, gender }: { company: ReturnType<typeof useCompany>; gender: Gender }) => {
  const [isOpen, setIsOpen] = useState(false)
  const [shownGender, setShownGender] = useState<Gender>(gender)
  const { other, chosen } = company
  const name = chosen ? nameOf(chosen) : 'The second person'
  return (
    <fieldset className={choice.choice}>
      <legend className={choice.legend}>Together with</legend>
      {other === '' ? (
        <Button onClick={() => setIsOpen(true)}>Add a second person</Button>
      ) : (
        <>
          <div className={classes.person}>
            {chosen?.thumbnail_url && (
              <img src={chosen.thumbnail_url} alt="" width={tilePixels} height={tilePixels} loading="lazy" />
            )}
            <span>{name}</span>
            <IconButton
              label="Take the second person out"
              icon={<IconX size={20} />}
              onClick={() => company.choose('')}
            />
          </div>
          <SelectField
            label="How they stand"
            value={company.arrangement}
            options={CHOICES}
            onChange={company.setArrangement}
          />
          <TextField
            label={chosen?.name ? `What ${chosen.name} wears` : 'What the second person wears'}
            placeholder={company.usual || 'blue suit, glasses'}
            maxLength={MAX_OTHER_WEARS}
            autoComplete="off"
            value={company.wears}
            onChange={company.setWears}
          />
        </>
      )}
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Select the second person" size="medium">
        <div className={classes.people}>
          <SegmentedSwitch
            label="Whom to show"
            value={shownGender}
            onChange={setShownGender}
            options={GENDER_CHOICES}
            fullWidth
          />
          <Faces
            key={shownGender}
            gender={shownGender}
            chosenId={other}
            except={company.face}
            onChoose={(id) => {
              company.choose(id)
              setIsOpen(false)
            }}
          />
        </div>
      </Dialog>
    </fieldset>
  )
}
