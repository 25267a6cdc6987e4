import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { planUsual } from './planned-client.ts'

/** How the server tells who answers (BackendKeyData): its kind, its length, then the number of the process. */
const keyHead = Buffer.from('K\0\0\0\x0c', 'latin1')

/** Passes everything on to a server and, as poolers do, gives out a number of its own for who answers. */
const startPooler = async (to: URL) => {
  const server = createServer((socket) => {
    const behind = connect(Number(to.port), to.hostname)
    socket.pipe(behind).on('error', () => socket.destroy())
    behind.on('data', (piece: Buffer) => {
      const at = piece.indexOf(keyHead)
      if (at >= 0) piece.writeInt32BE(1, at + keyHead.length)
      socket.write(piece)
    })
    socket.on('close', () => behind.destroy()).on('error', () => behind.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(to)
  url.port = String((server.address() as AddressInfo).port)
  return { url: url.href, [Symbol.asyncDispose]: async () => void server.close() }
}

/** How many plans a connection has kept after a statement was asked so often. */
const countPlans = async (connectionString: string, { text, times }: { text: string; times: number }) => {
  const client = new (planUsual())({ connectionString })
  await client.connect()
  await client.learnWhetherDirect()
  try {
    for (let time = 0; time < times; time += 1)
      expect((await client.query({ text, values: [time] })).rows).toEqual([{ asked: time }])
    const { rows } = await client.query('select count(*)::int from pg_prepared_statements')
    return rows[0]?.count
  } finally {
    await client.end()
  }
}

test('plans of what is asked often are kept, of nothing else, and behind a pooler none', async () => {
  const url = inject('postgresUrl')
  expect(await countPlans(url, { text: 'select $1::int as asked', times: 3 })).toBe(0)
  expect(await countPlans(url, { text: 'select $1::int as asked', times: 40 })).toBe(1)
  await using pooler = await startPooler(new URL(url))
  expect(await countPlans(pooler.url, { text: 'select $1::int as asked', times: 40 })).toBe(0)
})

test('what is asked once takes no room from what becomes usual later', async () => {
  const client = new (planUsual())({ connectionString: inject('postgresUrl') })
  await client.connect()
  await client.learnWhetherDirect()
  try {
    for (let once = 0; once < 400; once += 1) await client.query({ text: `select ${once}`, values: [] })
    for (let time = 0; time < 40; time += 1) await client.query({ text: 'select $1::int as asked', values: [time] })
    expect((await client.query('select name from pg_prepared_statements')).rows).toEqual([{ name: 'usual_0' }])
  } finally {
    await client.end()
  }
})

test('a pool that a plan has broken in says so and answers what comes next', async () => {
  const Planned = planUsual()
  const pool = new pg.Pool({
    connectionString: inject('postgresUrl'),
    Client: Planned,
    max: 1,
    onConnect: (client) => (client as InstanceType<typeof Planned>).learnWhetherDirect(),
  })
  const divide = (by: number) => pool.query({ text: 'select 1 / $1::int as half', values: [by] })
  for (let time = 0; time < 40; time += 1) await divide(1)
  await expect(divide(0)).rejects.toThrow('division by zero')
  expect((await divide(1)).rows).toEqual([{ half: 1 }])
  await pool.end()
})
