import { useQuery, useQueryClient } from '@tanstack/react-query'
import { contract } from '@visage/contract'
import type { BodyOf } from '@visage/contract'
import { call } from '../../lib/api/call.ts'
import { useMutation } from '../../lib/api/mutations.ts'

const queryKey = ['takedown-cases']

/** Cases about the signed-in person's own items, newest first. */
export const useCases = () =>
  useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(contract.takedowns.listOwnTakedowns, {}, { signal })).cases,
  })

type CounterNotice = Omit<BodyOf<typeof contract.takedowns.sendCounterNotice>, 'accepts_courts'>

export const useCounterNotice = (caseNumber: string) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (written: CounterNotice) =>
      call(contract.takedowns.sendCounterNotice, {
        params: { case_number: caseNumber },
        body: { ...written, accepts_courts: true },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  })
}
