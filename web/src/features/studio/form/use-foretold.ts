import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { contract } from '@visage/contract'
import type { Gender, Pose } from '@visage/contract'
import { call } from '../../../lib/api/call.ts'

const pauseMs = 400

/** The words of a prompt, as the engine that would be asked reads them. */
export type Words = { kind: 'face' | 'image'; gender: Gender; prompt: string; pose?: Pose }

/** What will become of words that have not been sent yet. */
export const useForetold = (words: Words) => {
  const [prompt] = useDebouncedValue(words.prompt.trim(), pauseMs)
  const { data } = useQuery({
    queryKey: ['studio', 'foretell', words.kind, words.gender, words.pose, prompt],
    queryFn: ({ signal }) => call(contract.waits.foretell, { body: { ...words, prompt } }, { signal }),
    enabled: prompt !== '',
    retry: false,
    staleTime: Infinity,
    placeholderData: (earlier) => earlier,
  })
  return prompt === '' ? undefined : data
}
