import type { SiteSettings } from '@visage/contract'
import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from './settings-query.ts'

/** What this installation offers; undefined until the server has answered. */
export const useSettings = (): SiteSettings | undefined => useQuery(settingsQuery).data
