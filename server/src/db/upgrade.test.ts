import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMaker, isOver } from '../testing/generation-server.ts'
import type { Maker } from '../testing/generation-server.ts'
import { openMachines } from '../testing/many-machines.ts'
import type { ManyMachines } from '../testing/many-machines.ts'
import { findReleaseBefore, openReleaseBefore } from '../testing/release-before.ts'
import type { ReleaseBefore } from '../testing/release-before.ts'
import type { ServerProcess } from '../testing/server-process.ts'
import { createTestClient } from '../testing/test-client.ts'
import { createTestDatabase } from '../testing/test-database.ts'

const commit = await findReleaseBefore()
let held: AsyncDisposableStack
let machines: ManyMachines
let before: ReleaseBefore
let databaseUrl: string
beforeAll(async () => {
  held = new AsyncDisposableStack()
  if (!commit) return
  before = held.use(await openReleaseBefore(commit))
  databaseUrl = held.use(await createTestDatabase({ isBlank: true })).url
  machines = held.use(await openMachines({ databaseUrl, env: { SLOW_WORK_MS: '200' } }))
})
afterAll(() => held.disposeAsync())

const countMigrations = async (): Promise<number> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ known: number }>(
    'select count(*)::int as known from drizzle.__drizzle_migrations',
  )
  await client.end()
  return rows[0]?.known ?? 0
}

const signUpAt = async (web: ServerProcess): Promise<Maker> => {
  const client = createTestClient(web.url, machines.config)
  return createMaker({ client, url: web.url }, await client.signUp())
}

/** The same person, at another machine. */
const at = (web: ServerProcess, { user }: Maker): Maker =>
  createMaker({ client: createTestClient(web.url, machines.config), url: web.url }, user)

const make = async (asking: Maker): Promise<string> => {
  const { job_id: id } = await asking.accept()
  const { status, result } = await asking.waitFor(id, isOver)
  expect(status).toBe('succeeded')
  return result?.asset_id ?? ''
}

/** What somebody does with what they made and with their account, at one machine. */
const useAccount = async (web: ServerProcess, { user }: Maker, asset: string): Promise<string> => {
  const client = createTestClient(web.url, machines.config)
  const call = async (method: string, path: string, body?: object) => {
    const answer = await client.request(method, path, { token: user.access, ...(body && { body }) })
    expect([path, answer.status, answer.status < 300 ? '' : answer.body]).toEqual([path, answer.status, ''])
    return answer.body
  }
  await call('PATCH', `/influencers/${asset}`, {
    name: 'Mira',
    handle: `mira_${asset.slice(0, 8)}`,
    never_words: ['no'],
  })
  const { id } = await call('POST', '/collections', { name: `Best of ${asset}` })
  await call('POST', `/collections/${id}/items`, { ids: [asset] })
  await call('POST', `/assets/${asset}/share`, {})
  await call('POST', '/assets/favourites', { user_id: user.id, ids: [asset], is_favourite: true })
  await call('POST', '/update_profile/', { user_id: user.id, name: 'Somebody else' })
  await call('POST', '/tour-complete/', { user_id: user.id, section: 'face' })
  await call('GET', '/account/sign-ins')
  await call('GET', '/usage')
  const { access, refresh } = await call('POST', '/refresh/', { refresh_token: user.refresh })
  Object.assign(user, { access, refresh })
  return id
}

test.runIf(commit)(
  'machines of the release before go on while and after the first of this one brings the tables up to date',
  async () => {
    const oldWeb = await machines.start('web', {}, before.program)
    const oldWorker = await machines.start('worker', {}, before.program)
    const early = await signUpAt(oldWeb)
    const first = await make(early)
    const meanwhile = await signUpAt(oldWeb)
    const known = await countMigrations()

    const [web] = await Promise.all([machines.start('web'), make(meanwhile)])
    expect(await countMigrations()).toBe(known + before.newerMigrations)

    const late = await signUpAt(oldWeb)
    const second = await make(late)
    const ofOld = await useAccount(oldWeb, late, second)
    const ofNew = await useAccount(web, early, first)
    const asked = await make(at(web, early))

    await machines.start('worker')
    await oldWorker.stop()
    await make(early)

    for (const each of [web, oldWeb]) {
      const [byLate, byEarly] = [at(each, late), at(each, early)]
      expect((await byLate.get(`/collections/${ofOld}`)).status).toBe(200)
      expect((await byEarly.get(`/collections/${ofNew}`)).status).toBe(200)
      expect((await byLate.get(`/influencers/${second}`)).body).toMatchObject({ name: 'Mira', never_words: ['no'] })
      expect((await byEarly.get(`/assets/${asked}`)).status).toBe(200)
      expect((await byEarly.usage()).meters.faces.used).toBe(3)
      expect((await at(each, meanwhile).usage()).meters.faces.used).toBe(1)
    }
    await oldWeb.stop()
    expect((await at(web, late).get(`/assets/${second}`)).status).toBe(200)
  },
)
