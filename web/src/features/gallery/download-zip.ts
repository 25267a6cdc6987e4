import { contract } from '@visage/contract'
import { call } from '../../lib/api.ts'
import { saveFrom } from '../../lib/save-from.ts'
import { readSession } from '../../lib/session.ts'

/** Has the browser save these items as one zip. */
export const downloadZip = async (ids: readonly string[]): Promise<void> => {
  const { url } = await call(contract.gallery.prepareZip, { body: { user_id: readSession().userId, ids: [...ids] } })
  saveFrom(url)
}
