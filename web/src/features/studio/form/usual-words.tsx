import { MAX_IMAGE_PROMPT_LENGTH } from '@visage/contract'
import type { Influencer } from '@visage/contract'
import { useState } from 'react'
import { nameOf, objectOf } from '../../../lib/api/influencers.ts'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { useForetold } from './use-foretold.ts'
import type { Words } from './use-foretold.ts'
import classes from './usual-words.module.css'

type UsualPart = { name: 'clothes' | 'place'; words: string; isOn: boolean }

/** What an influencer usually wears and where she usually is, for a prompt that names none; words that were put off stay off. */
export const useUsualWords = (influencer: Influencer | undefined, words: Words) => {
  const foretold = useForetold(words)
  const [isOff, setIsOff] = useState<Record<string, boolean>>({})
  const usual = { clothes: influencer?.wardrobe ?? '', place: influencer?.places ?? '' }
  const isRead = words.prompt.trim() === '' || foretold !== undefined
  // Where nobody can read the prompt, only its person knows what it names: nothing is added unasked.
  const names = words.prompt.trim() === '' ? { clothes: false, place: false } : foretold?.names
  let length = words.prompt.trim().length
  const parts = (['clothes', 'place'] as const).flatMap((name): UsualPart[] => {
    const text = usual[name]
    if (!isRead || text === '' || names?.[name] || (length += text.length + 2) > MAX_IMAGE_PROMPT_LENGTH) return []
    return [{ name, words: text, isOn: !(isOff[`${influencer?.id} ${name}`] ?? names === undefined) }]
  })
  return {
    parts,
    /** As it is sent: one's own words, then those that are shown as added. */
    prompt: [words.prompt.trim(), ...parts.filter(({ isOn }) => isOn).map((part) => part.words)].join(', '),
    switchPart: ({ name, isOn }: UsualPart) => setIsOff({ ...isOff, [`${influencer?.id} ${name}`]: isOn }),
  }
}

const LABELS = { clothes: 'Usual clothes', place: 'Usual place' } as const

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
      <p>
        Write clothes or a place yourself, and yours count. Change {objectOf(influencer.gender)} on the Influencers
        page.
      </p>
    </fieldset>
  )
}
