import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../../../lib/time.ts'
import { composeMail, LOCAL_SENDER } from '../mailer.ts'
import type { Mailer } from '../mailer.ts'

/** A mail that was kept as a file. */
export type OutboxMail = {
  /** File name, the mail's id. */
  name: string
  from: string
  to: string
  subject: string
  sentAt: Date
  html: string
  text: string
  headers: { name: string; value: string }[]
}

const listedMails = 100
const namePattern = /^\w[\w.-]*\.eml$/

const unlessMissing =
  <Fallback>(fallback: Fallback) =>
  (error: NodeJS.ErrnoException): Fallback => {
    if (error.code === 'ENOENT') return fallback
    throw error
  }

const readMail = async (dir: string, name: string): Promise<OutboxMail | undefined> => {
  const bytes = await readFile(join(dir, name)).catch(unlessMissing(undefined))
  if (!bytes) return undefined
  const { default: PostalMime } = await import('postal-mime')
  const mail = await PostalMime.parse(bytes)
  return {
    name,
    from: mail.from?.address ?? '',
    to: mail.to?.map(({ address }) => address).join(', ') ?? '',
    subject: mail.subject ?? '',
    sentAt: new Date(mail.date ?? 0),
    html: mail.html ?? '',
    text: mail.text ?? '',
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
  }
}

/** The newest mails in the folder, newest first; none when the folder does not exist yet. */
export const listOutbox = async (dir: string): Promise<OutboxMail[]> => {
  const names = await readdir(dir).catch(unlessMissing([]))
  const newest = names
    .filter((name) => namePattern.test(name))
    .toSorted()
    .toReversed()
    .slice(0, listedMails)
  const mails = await Promise.all(newest.map((name) => readMail(dir, name)))
  return mails.filter((mail) => mail !== undefined)
}

/** One mail by its file name, or undefined for a name that is not in the folder, whatever it holds. */
export const readOutboxMail = async (dir: string, name: string): Promise<OutboxMail | undefined> =>
  namePattern.test(name) ? readMail(dir, name) : undefined

/** Whether the headers of a mail name an address, as its receiver or as who gets the answer. */
const names = (mail: string, address: string): boolean => {
  const [headers = ''] = mail.split(/\r?\n\r?\n/, 1)
  return headers.toLowerCase().includes(address.toLowerCase())
}

const removeMails = async (dir: string, address: string): Promise<void> => {
  for (const name of await readdir(dir).catch(() => [])) {
    const path = join(dir, name)
    const mail = await readFile(path, 'utf8').catch(() => '')
    if (names(mail, address)) await rm(path, { force: true })
  }
}

/** Keeps every mail as an `.eml` file in `dir`; the names sort by the time of sending. */
export const openOutboxMailer = ({ dir, clock }: { dir: string; clock: Clock }): Mailer => {
  let sent = 0
  return {
    async send(mail) {
      const at = clock.now()
      const order = String(sent++).padStart(6, '0')
      const name = `${at.toISOString().replaceAll(':', '-')}-${order}-${randomBytes(4).toString('hex')}.eml`
      const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
      const message = new MailComposer({ ...composeMail(mail), from: LOCAL_SENDER, date: at })
      const bytes = await message.compile().build()
      await mkdir(dir, { recursive: true })
      const unfinished = join(dir, `.${name}.part`)
      await writeFile(unfinished, bytes, { mode: 0o600 })
      await rename(unfinished, join(dir, name))
    },
    forget: (address) => removeMails(dir, address),
    async close() {},
  }
}
