import type { Clock } from '../../lib/time.ts'
import type { Mailer } from './mailer.ts'

export type MailSettings =
  | { kind: 'outbox'; dir: string }
  | { kind: 'smtp'; url: string; from: string; mustEncrypt: boolean }

/** Opens the configured way to send mail. */
export const openMailer = async (settings: MailSettings, clock: Clock): Promise<Mailer> => {
  if (settings.kind === 'smtp') return (await import('./smtp/open-smtp-mailer.ts')).openSmtpMailer(settings)
  return (await import('./outbox/outbox.ts')).openOutboxMailer({ ...settings, clock })
}
