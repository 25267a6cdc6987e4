import { lookNameNow } from '@visage/contract'
import type { Gender, Influencer } from '@visage/contract'
import { useDraft } from '../../../lib/session/use-draft.ts'
import { SelectField } from '../../../ui/forms/fields.tsx'
import { GarmentChoice } from './garment-choice.tsx'
import { toggleGarment, useGarments } from './wardrobe.ts'

/** What a person of that gender wears in pictures, kept for this tab: one of the influencer's looks, and garments. */
export const useOutfit = ({ gender, influencer }: { gender: Gender; influencer: Influencer | undefined }) => {
  const [lookName, setLookName] = useDraft(`image-${gender}-look`)
  const [wornIds, setWornIds] = useDraft(`image-${gender}-worn`)
  const wardrobe = useGarments()
  const garments = wardrobe.data ?? []
  const worn = garments.filter(({ id }) => wornIds.split(' ').includes(id))
  const looks = influencer?.looks ?? []
  return {
    looks,
    look: looks.find(({ name }) => name === lookNameNow(lookName, influencer?.former_looks ?? [])),
    garments,
    worn,
    /** Whether it is not known yet what was chosen. */
    isReading: wornIds !== '' && wardrobe.isPending,
    chooseLook: (name: string) => {
      setLookName(name)
      setWornIds(looks.find((each) => each.name === name)?.garments.join(' ') ?? '')
    },
    toggle: (garment: (typeof garments)[number]) => {
      const next = toggleGarment(worn, garment)
      setWornIds(next.map(({ id }) => id).join(' '))
      return next
    },
  }
}

type OutfitFieldsProps = {
  outfit: ReturnType<typeof useOutfit>
  /** Told when a garment was put on or taken off, with all that is worn then. */
  onWorn?: (worn: ReturnType<typeof useOutfit>['worn']) => void
}

/** Which look and which garments; what there is none of is not asked for. */
export const OutfitFields = ({
  outfit: { looks, look, garments, worn, chooseLook, toggle },
  onWorn,
}: OutfitFieldsProps) => (
  <>
    {looks.length > 0 && (
      <SelectField
        label="Look"
        value={look?.name ?? ''}
        options={[{ value: '', label: 'As usual' }, ...looks.map(({ name }) => ({ value: name, label: name }))]}
        onChange={chooseLook}
      />
    )}
    {garments.length > 0 && (
      <GarmentChoice
        label="Wardrobe"
        garments={garments}
        isChosen={({ id }) => worn.some((each) => each.id === id)}
        onPress={(garment) => {
          const next = toggle(garment)
          onWorn?.(next)
        }}
        note="Put on whatever the prompt says: a top and a bottom, or a one-piece."
      />
    )}
  </>
)
