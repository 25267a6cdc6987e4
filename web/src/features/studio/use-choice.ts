import type { KindName } from '@visage/contract'
import { useDraft } from '../../lib/use-draft.ts'
import { requestOf } from './kinds/requests.ts'

/** Which choice of a kind's form is open; a reload keeps it. */
export const useChoice = (kind: KindName): [choice: string, setChoice: (choice: string) => void] => {
  const [first = '', ...others] = requestOf(kind).choices
  const [stored, setStored] = useDraft(`${kind}-choice`, first)
  return [others.includes(stored) ? stored : first, setStored]
}
