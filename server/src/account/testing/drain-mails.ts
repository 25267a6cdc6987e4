import { expect, vi } from 'vitest'
import type { TestServer } from '../../testing/start-test-server.ts'
import { waitMs } from '../../testing/time.ts'
import { mailCodeJob } from '../codes/mail-code.ts'

/** Waits until no mail is left to send. */
export const drainMails = ({ ctx }: TestServer): Promise<void> =>
  vi.waitFor(async () => {
    expect(await ctx.queue.listUnderWay(ctx.db, mailCodeJob)).toEqual([])
  }, waitMs)
