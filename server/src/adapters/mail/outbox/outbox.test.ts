import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listOutbox, openOutboxMailer, readOutboxMail } from './outbox.ts'

let parent: string
let dir: string
let now: Date
const clock = { now: () => now }
const mail = { to: 'ada@example.com', subject: 'Grüße <b>', html: '<p>Hällo</p>', text: 'Hällo' }

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'visage-outbox-'))
  dir = join(parent, 'outbox')
  now = new Date('2026-03-01T12:00:00.123Z')
})
afterEach(() => rm(parent, { recursive: true, force: true }))

describe('the outbox', () => {
  test('keeps a mail so that it reads back as it was', async () => {
    await openOutboxMailer({ dir, clock }).send(mail)
    const [kept] = await listOutbox(dir)
    expect(kept).toMatchObject({ to: mail.to, subject: mail.subject, from: 'no-reply@localhost' })
    expect(kept?.html.trim()).toBe(mail.html)
    expect(kept?.text.trim()).toBe(mail.text)
    expect(kept?.sentAt).toEqual(new Date('2026-03-01T12:00:00Z'))
    expect(kept?.headers).toContainEqual({ name: 'To', value: mail.to })
    expect(await readOutboxMail(dir, kept?.name ?? '')).toEqual(kept)
  })

  test('lists the newest first, also within one millisecond', async () => {
    const mailer = openOutboxMailer({ dir, clock })
    for (const subject of ['one', 'two', 'three']) await mailer.send({ ...mail, subject })
    now = new Date('2026-03-01T12:00:01Z')
    await mailer.send({ ...mail, subject: 'four' })
    expect((await listOutbox(dir)).map(({ subject }) => subject)).toEqual(['four', 'three', 'two', 'one'])
  })

  test('leaves only whole files, readable by their owner alone', async () => {
    const mailer = openOutboxMailer({ dir, clock })
    await Promise.all(Array.from({ length: 20 }, () => mailer.send(mail)))
    const names = await readdir(dir)
    expect(names).toHaveLength(20)
    expect(names.every((name) => name.endsWith('.eml'))).toBe(true)
    const { mode } = await stat(join(dir, names[0] ?? ''))
    expect(mode & 0o077).toBe(0)
  })

  test('is empty before the first mail and passes over other files', async () => {
    expect(await listOutbox(dir)).toEqual([])
    await mkdir(dir)
    await writeFile(join(dir, '.half.eml.part'), 'To: x')
    await writeFile(join(dir, '.hidden.eml'), 'To: x')
    await writeFile(join(dir, 'notes.txt'), 'x')
    expect(await listOutbox(dir)).toEqual([])
  })

  test('reads nothing outside its folder', async () => {
    await openOutboxMailer({ dir, clock }).send(mail)
    await writeFile(join(parent, 'secret.eml'), 'Subject: secret\n\nsecret')
    for (const name of [
      '../secret.eml',
      '..%2Fsecret.eml',
      `${parent}/secret.eml`,
      'secret.eml',
      '',
      '.',
      '..',
      '.hidden.eml',
      '\0.eml',
    ])
      expect(await readOutboxMail(dir, name)).toBeUndefined()
  })
})
