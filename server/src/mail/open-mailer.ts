import type { Config } from '../env.ts'
import type { Clock } from '../lib/time.ts'
import type { Mailer } from './mailer.ts'
import { openOutboxMailer } from './outbox/outbox.ts'
import { openSmtpMailer } from './smtp/open-smtp-mailer.ts'

type Options<Kind> = Extract<Config['mail'], { kind: Kind }> & { clock: Clock }

const MAILERS: { [Kind in Config['mail']['kind']]: (options: Options<Kind>) => Mailer } = {
  outbox: openOutboxMailer,
  smtp: openSmtpMailer,
}

/** Opens the configured way to send mail. */
export const openMailer = <Kind extends Config['mail']['kind']>(
  { mail }: { mail: Extract<Config['mail'], { kind: Kind }> },
  clock: Clock,
): Mailer => MAILERS[mail.kind]({ ...mail, clock })
