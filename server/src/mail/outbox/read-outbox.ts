import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

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
