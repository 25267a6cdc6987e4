import type { Clock } from '../../lib/time.ts'
import type { Mailer } from './mailer.ts'
import { openOutboxMailer } from './outbox/outbox.ts'
import { openSmtpMailer } from './smtp/open-smtp-mailer.ts'

export type MailSettings =
  | { kind: 'outbox'; dir: string }
  | { kind: 'smtp'; url: string; from: string; mustEncrypt: boolean }

/** Opens the configured way to send mail. */
export const openMailer = (settings: MailSettings, clock: Clock): Mailer =>
  settings.kind === 'smtp' ? openSmtpMailer(settings) : openOutboxMailer({ ...settings, clock })
