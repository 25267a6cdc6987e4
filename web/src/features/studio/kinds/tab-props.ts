import type { Gender } from '@visage/contract'
import type { ReactNode } from 'react'
import type { Told } from '../told.ts'

/** What each tab of a form that works from a face is given. */
export type FaceTabProps = {
  gender: Gender
  /** The id of the chosen face, or empty. */
  face: string
  onFace: (id: string) => void
  isBusy: boolean
  isOffered: boolean
  error: Told | undefined
  cost: ReactNode
  /** How far the work is, to be said on the button; left out where it is not. */
  percent?: number
}

export const MISSING_FACE = 'Please select a face.'
