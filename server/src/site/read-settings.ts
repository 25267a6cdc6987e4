import type { SiteSettings } from '@visage/contract'
import type { Config } from '../env.ts'

/** What the web needs to know about this installation. */
export const readSettings = ({ engines, blockDevtools, mode, mail, supportEmail }: Config): SiteSettings => ({
  engines,
  block_devtools: blockDevtools,
  mail_preview_path: mode !== 'production' && mail.kind === 'outbox' ? '/dev/mail' : null,
  support_email: supportEmail,
})
