import { MAX_IMAGE_PROMPT_LENGTH } from '@visage/contract'
import type { Influencer, Look } from '@visage/contract'
import { useState } from 'react'
import { nameOf, objectOf } from '../../../lib/api/influencers.ts'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { useForetold } from './use-foretold.ts'
import type { Words } from './use-foretold.ts'
import classes from './usual-words.module.css'

const PARTS = ['clothes', 'hair', 'makeup', 'jewellery', 'place'] as const
type PartName = (typeof PARTS)[number]
type UsualPart = { name: PartName; words: string; isOn: boolean }

type Worn = {
  /** The look that was chosen for her. */
  look?: Look | undefined
  /** Whether garments of the wardrobe are put on. */
  hasGarments?: boolean
  /** Whether a plan names clothes and places by itself: then her own are added where they are asked for. */
  isPlanned?: boolean
}

/** Those that a prompt of so many characters still has room for. */
const fitting = (parts: readonly UsualPart[], length: number): UsualPart[] => {
  let room = MAX_IMAGE_PROMPT_LENGTH - length
  return parts.filter((part) => {
    const isIn = part.words.length + 2 <= room
    if (isIn) room -= part.words.length + 2
    return isIn
  })
}

/**
 * What an influencer wears and where she usually is, for a prompt that names none, and how a look styles her; words that were
 * put off stay off.
 */
export const useUsualWords = (
  influencer: Influencer | undefined,
  words: Words,
  { look, hasGarments = false, isPlanned = false }: Worn = {},
) => {
  const foretold = useForetold(words)
  const [isOff, setIsOff] = useState<Record<string, boolean>>({})
  const usual: Record<PartName, string> = {
    clothes: look?.outfit || (hasGarments ? '' : (influencer?.wardrobe ?? '')),
    hair: look?.hair ?? '',
    makeup: look?.makeup ?? '',
    jewellery: look?.jewellery ?? '',
    place: isPlanned ? '' : (influencer?.places ?? ''),
  }
  const isRead = words.prompt.trim() === '' || foretold !== undefined
  // Where nobody can read the prompt, only its person knows what it names: nothing is added unasked.
  const names: Partial<Record<PartName, boolean>> | undefined =
    words.prompt.trim() === '' ? { clothes: false, place: false } : foretold?.names
  const isOnByItself = look !== undefined || (names !== undefined && !isPlanned)
  const parts = fitting(
    PARTS.filter((name) => isRead && usual[name] !== '' && !names?.[name]).map((name) => ({
      name,
      words: usual[name],
      isOn: !(isOff[`${influencer?.id} ${name}`] ?? !isOnByItself),
    })),
    words.prompt.trim().length,
  )
  return {
    parts,
    /** As it is sent: one's own words, then those that are shown as added. */
    prompt: [words.prompt.trim(), ...parts.filter(({ isOn }) => isOn).map((part) => part.words)].join(', '),
    switchPart: ({ name, isOn }: UsualPart) => setIsOff({ ...isOff, [`${influencer?.id} ${name}`]: isOn }),
  }
}

const LABELS: Record<PartName, string> = {
  clothes: 'Usual clothes',
  hair: 'Hair',
  makeup: 'Make-up',
  jewellery: 'Jewellery',
  place: 'Usual place',
}

type UsualWordsProps = { influencer: Influencer | undefined; usual: ReturnType<typeof useUsualWords> }

/** Says which words of her page are added to the prompt, each of which can be left out. */
export const UsualWords = ({ influencer, usual: { parts, switchPart } }: UsualWordsProps) => {
  if (!influencer || parts.length === 0) return null
  return (
    <fieldset className={classes.usual}>
      <legend>Added for {nameOf(influencer)}, as your words leave it open</legend>
      {parts.map((part) => (
        <CheckboxField
          key={part.name}
          label={`${LABELS[part.name]}: ${part.words}`}
          checked={part.isOn}
          onChange={() => switchPart(part)}
        />
      ))}
      <p>Write clothes or a place yourself, and yours count. Change {objectOf(influencer)} on the Influencers page.</p>
    </fieldset>
  )
}
