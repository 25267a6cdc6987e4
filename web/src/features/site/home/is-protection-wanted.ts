import { contract } from '@visage/contract'
import { call } from '../../../lib/api.ts'

/** Whether this installation blocks saving and sharing, as it does developer tools. */
export const isProtectionWanted = async (signal: AbortSignal): Promise<boolean> =>
  (await call(contract.site.readSettings, {}, { signal })).block_devtools
