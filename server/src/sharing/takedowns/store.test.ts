import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '../../db/client.ts'
import { assets, users } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { findShare, saveShare } from '../shares/store.ts'
import { addTakedown, changeTakedown, hideShare, unhideShare } from './store.ts'

const now = new Date('2026-11-21T12:00:00Z')
const notice = {
  address: 'https://visage.example/s/x',
  right: 'likeness',
  reasons: 'That is me.',
  name: 'Rhea Sen',
  postal_address: '4 Lake Road, Kolkata',
  email: 'rhea@example.com',
  signature: 'Rhea Sen',
  is_true: true,
} as const

test('what one case hides while another one gives it back stays hidden', async () => {
  await using database = await createTestDatabase()
  const opened = await openDatabase({ kind: 'server', url: database.url })
  const { db } = opened
  const [userId, assetId, first, second] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  await db.insert(users).values({ id: userId, email: 'tara@example.com', name: 'Tara Vell', createdAt: now })
  const file = { kind: 'face', medium: 'image', mimeType: 'image/png', bytes: 1, blobKey: 'a.png' } as const
  await db.insert(assets).values({ id: assetId, userId, recipe: {}, engine: 'studio', ...file })
  await saveShare(db, { assetId, userId, token: 'x', allowsRemix: true, changedAt: now })
  const about = {
    assetId,
    ownerId: userId,
    notice,
    counterNotice: null,
    confirmedAt: null,
    receivedAt: now,
    dueAt: now,
  }
  await addTakedown(db, { ...about, id: first, caseNumber: 'VT-FIRS-TTTT', state: 'restored' })
  await addTakedown(db, { ...about, id: second, caseNumber: 'VT-SECO-NDDD', state: 'open' })

  const [written, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const hiding = inTransaction(db, async (tx) => {
    await changeTakedown(tx, second, { state: 'hidden' })
    await hideShare(tx, assetId, 'VT-SECO-NDDD')
    written.resolve()
    await end.promise
  })
  await written.promise
  const givingBack = inTransaction(db, (tx) => unhideShare(tx, assetId))
  const isWaiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await db.execute(isWaiting)).rows.length === 0) await sleep(20)
  end.resolve()
  await Promise.all([hiding, givingBack])
  expect(await findShare(db, assetId)).toMatchObject({ hiddenByCase: 'VT-SECO-NDDD' })
  await opened.close()
})
