import { createContext } from 'react'
import type { ReactNode } from 'react'

/** What stands below the words of a refusal: the way to have it reviewed. */
export const AppealContext = createContext<(refusalId: string) => ReactNode>(() => null)
