import type { ReactNode } from 'react'

/** Where the work of a screen stands, for what is drawn beside it. */
export type LiveProps = {
  choice: string
  /** Differs once something new is in the panel. */
  moment: string
  /** Whether there is no result in the panel, nor one on its way. */
  isEmpty: boolean
  isBusy: boolean
  children: ReactNode
}
