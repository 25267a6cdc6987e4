import type { SiteSettings } from '@visage/contract'
import type { Context } from '../program/context.ts'

const describeGoogle = (google: Context['google']): SiteSettings['google'] =>
  google && {
    client_id: google.browser.clientId,
    authorize_url: google.browser.authorizeUrl,
    userinfo_url: google.browser.userinfoUrl,
    is_stand_in: google.browser.isStandIn,
  }

/** What the web needs to know about this installation. */
export const readSettings = ({
  config,
  google,
  engines,
}: Pick<Context, 'config' | 'google' | 'engines'>): SiteSettings => {
  const { blockDevtools, mode, mail, supportEmail } = config
  return {
    engines: engines.offered,
    block_devtools: blockDevtools,
    mail_preview_path: mode !== 'production' && mail.kind === 'outbox' ? '/dev/mail' : null,
    support_email: supportEmail,
    google: describeGoogle(google),
  }
}
