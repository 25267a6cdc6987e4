import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import type { TestServer } from '../../testing/start-test-server.ts'
import { waitMs } from '../../testing/time.ts'
import { mailCodeJob } from '../codes/mail-code.ts'

/** Waits until no mail is left to send. */
export const drainMails = ({ ctx }: TestServer): Promise<void> =>
  vi.waitFor(async () => {
    const { rows } = await ctx.db.execute<{ waiting: number }>(
      sql`select count(*)::int as waiting from pgboss.job where name = ${mailCodeJob.name} and completed_on is null`,
    )
    expect(rows[0]?.waiting).toBe(0)
  }, waitMs)
