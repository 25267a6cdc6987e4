import { createTransport } from 'nodemailer'
import { composeMail, MailRefusedError } from '../mailer.ts'
import type { Mailer } from '../mailer.ts'

type SmtpSettings = { url: string; from: string; mustEncrypt: boolean }

const connectionTimeoutMs = 10_000
const greetingTimeoutMs = 10_000
const socketTimeoutMs = 30_000
const maxConnections = 4

type SmtpError = Error & { code?: string; responseCode?: number }

/** Only an answer about this message is final; a refused login or a lost connection may be mended. */
const isFinal = ({ code, responseCode = 0 }: SmtpError): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500

/**
 * Hands mail to an SMTP server over a pool of kept connections.
 * `url` is `smtp://` or `smtps://` with user and password, `from` the sender as `Name <address>`. With `mustEncrypt`,
 * nothing is sent to a server that offers no TLS.
 */
export const openSmtpMailer = ({ url, from, mustEncrypt }: SmtpSettings): Mailer => {
  const transport = createTransport(
    {
      url,
      pool: true,
      requireTLS: mustEncrypt,
      maxConnections,
      connectionTimeout: connectionTimeoutMs,
      greetingTimeout: greetingTimeoutMs,
      socketTimeout: socketTimeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    async send(mail) {
      try {
        await transport.sendMail(composeMail(mail))
      } catch (error) {
        if (isFinal(error as SmtpError))
          throw new MailRefusedError('The mail server refused this message.', { cause: error })
        throw error
      }
    },
    async close() {
      transport.close()
    },
  }
}
