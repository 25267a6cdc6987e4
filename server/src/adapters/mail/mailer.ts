import type { Logger } from 'pino'

/** One message, ready to go: both bodies say the same. */
export type Mail = {
  to: string
  /** Where an answer goes, when not to the sender. */
  replyTo?: string
  /** Where who gets it ends mails of this kind, by hand or by one POST of their mail program. */
  unsubscribeUrl?: string
  subject: string
  html: string
  text: string
}

/** Who writes where nobody has said who does. */
export const LOCAL_SENDER = 'Visage <no-reply@localhost>'

/** A mail as nodemailer takes it; only one with news says how to get no more (RFC 2369, RFC 8058). */
export const composeMail = ({ to, replyTo, unsubscribeUrl, ...written }: Mail) => ({
  ...written,
  to: { name: '', address: to },
  ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
  ...(unsubscribeUrl
    ? {
        headers: {
          'List-Unsubscribe': { prepared: true, foldLines: true, value: `<${unsubscribeUrl}>` },
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }
    : {}),
})

/** The next hop refused this message for good, for example because there is no such mailbox. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError'
}

/**
 * Delivers mail. `send` resolves when the next hop has it; it throws a {@link MailRefusedError} when trying
 * again is useless and any other error when it may be tried again.
 */
export type Mailer = {
  send(mail: Mail): Promise<void>
  /** Removes what this machine still keeps of mails to or from an address; absent where nothing is kept. */
  forget?(address: string): Promise<void>
  close(): Promise<void>
}

type Refused = { logged: object; sentence: string; level?: 'warn' | 'error' }

/** Sends a mail; false, with `logged` in the log, when trying again is useless. Throws when it may be tried again. */
export const sendUnlessRefused = async (
  { mail: mailer, log }: { mail: Mailer; log: Logger },
  mail: Mail,
  { logged, sentence, level = 'warn' }: Refused,
): Promise<boolean> => {
  try {
    await mailer.send(mail)
    return true
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error
    log[level]({ err: error, ...logged }, sentence)
    return false
  }
}
