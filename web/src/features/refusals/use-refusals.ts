import { contract } from '@visage/contract'
import type { Refusal } from '@visage/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { useMutation } from '../../lib/use-mutation.ts'

const queryKey = ['refusals']

/** What was refused to the signed-in person, newest first. */
export const useRefusals = () =>
  useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(contract.moderation.listRefusals, {}, { signal })).refusals,
  })

/** Asks for a review of one of them. */
export const useAppeal = (id: string) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => call(contract.moderation.appealRefusal, { params: { id }, body: { text } }),
    onSuccess: (changed) =>
      queryClient.setQueryData<Refusal[]>(queryKey, (known) =>
        known?.map((refusal) => (refusal.id === id ? changed : refusal)),
      ),
  })
}
