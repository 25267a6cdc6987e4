import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPreparedDatabase } from '../../testing/test-database.ts'
import type { Database } from '../client.ts'

let database: Database
beforeAll(async () => {
  database = await openPreparedDatabase()
})
afterAll(() => database.close())

const count = async (): Promise<unknown> => (await database.db.execute(sql`select count(*)::int as n from said`)).rows

it('goes on after a statement that failed halfway through others, and keeps nothing of them', async () => {
  await database.db.execute(sql`create temporary table said (word text primary key)`)
  const { db: boss } = database.boss
  if (!boss) throw new Error('The queue shares the connection of the embedded database.')
  await boss.executeSql(`begin; insert into said values ('one'); commit`, [])
  await expect(
    boss.executeSql(`begin; insert into said values ('two'); insert into said values ('one'); commit`, []),
  ).rejects.toThrow('duplicate key')
  expect(await count()).toEqual([{ n: 1 }])
})

it('answers what is asked often by a plan that it keeps, and after a failure by a new one', async () => {
  const kept = async () => (await database.db.execute(sql`select count(*)::int as n from pg_prepared_statements`)).rows
  for (let times = 0; times < 30; times += 1)
    expect((await database.db.execute(sql`select ${times}::int as n`)).rows).toEqual([{ n: times }])
  expect(await kept()).toEqual([{ n: 1 }])
  await expect(database.db.execute(sql`select 1 / 0`)).rejects.toThrow('Failed query')
  expect(await kept()).toEqual([{ n: 0 }])
  expect((await database.db.execute(sql`select ${7}::int as n`)).rows).toEqual([{ n: 7 }])
})

it('hears news until it listens no more, also over a connection that failed', async () => {
  const heard: string[] = []
  const unlisten = await database.listen('towns', {
    onPayload: (payload) => heard.push(payload),
    onListening: () => {},
  })
  await database.notify('towns', 'Rome')
  await expect(database.db.execute(sql`select 1 / 0`)).rejects.toThrow('Failed query')
  await database.notify('towns', 'Oslo')
  await unlisten()
  await database.notify('towns', 'Lima')
  expect(heard).toEqual(['Rome', 'Oslo'])
})

it('lets the queue hear of work, which it would look for every two seconds otherwise', async () => {
  const heard: string[] = []
  const listening = await database.boss.db?.listen?.(
    'work',
    (payload) => heard.push(payload),
    () => heard.push('listening'),
  )
  await database.notify('work', 'mail')
  await listening?.close()
  await database.notify('work', 'more')
  expect(heard).toEqual(['listening', 'mail'])
})

it('lets nobody between the statements of a transaction', async () => {
  const order: string[] = []
  await Promise.all([
    database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      order.push('within')
      await tx.execute(sql`select pg_sleep(0.05)`)
      order.push('within')
    }),
    database.db.execute(sql`select 1`).then(() => order.push('beside')),
  ])
  expect(order).toEqual(['within', 'within', 'beside'])
})

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** Bytes that are still needed after so many answers of a thousand rows. */
const heldAfter = async (answers: number): Promise<number> => {
  for (let answer = 0; answer < answers; answer += 1)
    expect((await database.db.execute(sql`select generate_series(1, 1000)`)).rowCount).toBe(1000)
  collect()
  return process.memoryUsage().heapUsed
}

it('keeps nothing of what it has answered', async () => {
  const before = await heldAfter(50)
  expect((await heldAfter(100)) - before).toBeLessThan(2_000_000)
})
