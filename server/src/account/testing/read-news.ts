import { expect, vi } from 'vitest'
import { listOutbox } from '../../adapters/mail/outbox/outbox.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import { waitMs } from '../../testing/time.ts'
import { mailNewsJob } from '../devices/note-sign-in.ts'

/** The mails to an address about what happened to its account, newest first, once all are sent. */
export const readNews = async ({ ctx }: Pick<TestServer, 'ctx'>, email: string) => {
  const left = () => ctx.queue.listUnderWay(ctx.db, mailNewsJob)
  await vi.waitFor(async () => expect(await left()).toEqual([]), waitMs)
  const { mail } = ctx.config
  const kept = mail.kind === 'outbox' ? await listOutbox(mail.dir) : []
  return kept.filter(({ to, subject }) => to === email && !/\bcode$/.test(subject))
}
