import { useQuery, useQueryClient } from '@tanstack/react-query'
import { contract } from '@visage/contract'
import type { BodyOf, ClothCategory, Garment, Influencer, Look } from '@visage/contract'
import { call } from '../../../lib/api/call.ts'
import { INFLUENCERS_KEY } from '../../../lib/api/influencers.ts'
import { useMutation } from '../../../lib/api/mutations.ts'

const GARMENTS_KEY = ['garments'] as const

/** Everything that one keeps to wear, the latest first. */
export const useGarments = () =>
  useQuery({
    queryKey: GARMENTS_KEY,
    queryFn: async ({ signal }) => (await call(contract.wardrobe.listGarments, {}, { signal })).garments,
  })

const useChange = <Asked>(mutationFn: (asked: Asked) => Promise<unknown>) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all([GARMENTS_KEY, INFLUENCERS_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
}

export const useKeepGarment = () =>
  useChange((body: BodyOf<typeof contract.wardrobe.keepGarment>) => call(contract.wardrobe.keepGarment, { body }))

export const useRenameGarment = () =>
  useChange(({ id, name }: Pick<Garment, 'id' | 'name'>) =>
    call(contract.wardrobe.renameGarment, { params: { id }, body: { name } }),
  )

export const useRemoveGarment = () =>
  useChange((id: string) => call(contract.wardrobe.removeGarment, { params: { id } }))

/** Adds a look, or puts it in the place of another, which is named as it was read. */
export const useSaveLook = ({ id }: Pick<Influencer, 'id'>) =>
  useChange((body: BodyOf<typeof contract.influencers.saveLook>) =>
    call(contract.influencers.saveLook, { params: { id }, body }),
  )

export const useRemoveLook = ({ id }: Pick<Influencer, 'id'>) =>
  useChange((body: Look) => call(contract.influencers.removeLook, { params: { id }, body }))

const areWornTogether = (one: ClothCategory, other: ClothCategory): boolean =>
  one !== other && one !== 'one-pieces' && other !== 'one-pieces'

/** Puts a garment on or takes it off; what cannot be worn together with it is taken off. */
export const toggleGarment = (worn: readonly Garment[], garment: Garment): Garment[] =>
  worn.some(({ id }) => id === garment.id)
    ? worn.filter(({ id }) => id !== garment.id)
    : [...worn.filter(({ category }) => areWornTogether(category, garment.category)), garment]

const FIELDS = { tops: 'top', bottoms: 'bottom', 'one-pieces': 'onePiece' } as const

/** The fields of an input that name what is worn. */
export const wornFields = (worn: readonly Garment[]) =>
  Object.fromEntries(worn.map(({ id, category }) => [FIELDS[category], { from: 'upload' as const, id }])) as {
    [Field in (typeof FIELDS)[ClothCategory]]?: { from: 'upload'; id: string }
  }
