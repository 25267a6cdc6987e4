import type { Influencer } from '@visage/contract'
import { nameOf, useInfluencers } from '../../../lib/api/influencers.ts'
import { SelectField } from '../../../ui/forms/fields.tsx'
import { useChosen } from './people.ts'

type WhoseFieldProps = {
  /** The face of the influencer, or empty for everybody's. */
  value: string
  onChange: (face: string) => void
}

const EVERYBODY = { value: '', label: 'Everybody' } as const

/** Whose pictures are shown to choose from; not there for those who have named nobody. */
export const WhoseField = ({ value, onChange }: WhoseFieldProps) => {
  const list = useInfluencers({})
  const named = list.influencers.filter(({ name }) => name !== null)
  const chosen = useChosen(value, { ...list, influencers: named })
  const others = chosen && !named.includes(chosen) ? [chosen] : []
  const optionOf = (influencer: Influencer) => ({
    value: influencer === chosen ? value : influencer.face_id,
    label: nameOf(influencer),
  })
  if (named.length + others.length === 0) return null
  return (
    <SelectField
      label="Influencer"
      name="influencer"
      value={value}
      options={[EVERYBODY, ...[...others, ...named].map(optionOf)]}
      onChange={onChange}
    />
  )
}
