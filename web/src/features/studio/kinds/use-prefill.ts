import type { KindInput, KindName } from '@visage/contract'
import { useEffect, useEffectEvent } from 'react'
import type { Prefill } from './kind-form.ts'

/** Puts input into the form's fields once for each prefill it is given. */
export const usePrefill = <Name extends KindName>(
  prefill: Prefill<Name> | undefined,
  apply: (input: KindInput<Name>) => void,
): void => {
  const applyNow = useEffectEvent(apply)
  useEffect(() => {
    if (prefill) applyNow(prefill.input)
  }, [prefill])
}
