import { contract, MAX_ZIP_ITEMS } from '@visage/contract'
import { call } from '../../lib/api.ts'
import { saveFrom } from '../../lib/save-from.ts'
import { readSession } from '../../lib/session.ts'

/** Has the browser save these items as one zip. Throws when they are more than one can hold. */
export const downloadZip = async (ids: readonly string[]): Promise<void> => {
  if (ids.length > MAX_ZIP_ITEMS)
    throw new Error(`One zip holds at most ${MAX_ZIP_ITEMS.toLocaleString('en')} items. Please choose fewer.`)
  const { url } = await call(contract.gallery.prepareZip, { body: { user_id: readSession().userId, ids: [...ids] } })
  saveFrom(url)
}
