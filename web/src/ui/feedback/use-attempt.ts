import { useState } from 'react'
import { sentenceOfError } from './field-errors.tsx'

/** Work that is under way, or what went wrong with it; `otherwise` is told of a failure that has no words. */
export const useAttempt = (otherwise?: string) => {
  const [state, setState] = useState<{ isBusy: boolean; error?: string }>({ isBusy: false })
  /** Answers whether it went well. */
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setState({ isBusy: true })
    try {
      await work()
      setState({ isBusy: false })
      return true
    } catch (error) {
      setState({ isBusy: false, error: sentenceOfError(error, otherwise) })
      return false
    }
  }
  /** Drops what was said; work that is under way stays so. */
  const forget = () => setState(({ isBusy }) => ({ isBusy }))
  return { ...state, attempt, forget }
}
