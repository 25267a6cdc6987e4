import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Clock } from '../../lib/clock.ts'
import type { Mailer } from '../mailer.ts'

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

const from = 'Visage <no-reply@localhost>'

/** Keeps every mail as an `.eml` file in `dir`; the names sort by the time of sending. */
export const openOutboxMailer = ({ dir, clock }: { dir: string; clock: Clock }): Mailer => {
  let sent = 0
  return {
    async send({ to, replyTo, subject, html, text }) {
      const at = clock.now()
      const order = String(sent++).padStart(6, '0')
      const name = `${at.toISOString().replaceAll(':', '-')}-${order}-${randomBytes(4).toString('hex')}.eml`
      const message = new MailComposer({
        from,
        to: { name: '', address: to },
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        date: at,
        subject,
        html,
        text,
      })
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
