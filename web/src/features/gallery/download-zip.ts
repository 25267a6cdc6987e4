import { contract } from '@visage/contract'
import { call } from '../../lib/api.ts'
import { readSession } from '../../lib/session.ts'

/** Has the browser save these items as one zip, which it writes to disk as it comes. */
export const downloadZip = async (ids: readonly string[]): Promise<void> => {
  const { url } = await call(contract.gallery.prepareZip, { body: { user_id: readSession().userId, ids: [...ids] } })
  const link = document.createElement('a')
  link.href = url
  // With this attribute a refusal shows among the downloads and does not take the page's place.
  link.download = ''
  link.click()
}
