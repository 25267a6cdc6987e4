import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBlobStore } from '../adapters/blobs/open-blob-store.ts'
import { openDatabase } from '../db/client.ts'
import type { Db } from '../db/transaction.ts'
import { BACKENDS, grantFaces, isOver, signUpMaker, startOn } from '../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../testing/generation-server.ts'
import { programFile, startServerProcess } from '../testing/server-process.ts'
import { createTestDatabase, layPreparedDatabase, openPreparedDatabase } from '../testing/test-database.ts'
import { readConfig } from '../program/env.ts'
import { askForBackup } from './backup-door.ts'
import { makeBackup, NOTHING_YET, readManifest, removeBackupsBefore } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'visage-backup-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

/** Every row of every table of ours, in a fixed order, but for workers, which say all the time that they live. */
const readAll = async (db: Db): Promise<Record<string, unknown[]>> => {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'workers' order by 1`,
  )
  const all: Record<string, unknown[]> = {}
  for (const { name } of tables) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select to_json(t)::text as row from ${sql.identifier(name)} t order by 1`,
    )
    all[name] = rows.map(({ row }) => JSON.parse(row))
  }
  return all
}

const makeFaces = async (maker: Maker, count: number): Promise<void> => {
  const accepted = await Promise.all(Array.from({ length: count }, () => maker.accept()))
  for (const { job_id: id } of accepted) await maker.waitFor(id, isOver)
}

/** An empty database of the other sort than `backend`, with every table and queue. */
const openEmpty = async (held: AsyncDisposableStack, backend: string) => {
  if (backend === 'PostgreSQL') {
    const database = await openPreparedDatabase()
    held.defer(() => database.close())
    return database
  }
  const { url } = held.use(await createTestDatabase())
  const database = await openDatabase({ kind: 'server', url })
  held.defer(() => database.close())
  return database
}

describe.each(BACKENDS)('a backup of the %s database', (backend) => {
  let server: GenerationServer
  let maker: Maker
  beforeAll(async () => {
    server = await startOn(backend)
    maker = await signUpMaker(server)
    await grantFaces(server, maker.user.id, 40)
  })
  afterAll(() => server[Symbol.asyncDispose]())
  const options = (parent: string) => ({
    db: server.ctx.db,
    blobs: server.ctx.blobs,
    secretsFile: join(server.ctx.config.dataDir, 'secrets.json'),
    parent,
  })

  test('taken while people work, comes back in another sort of database with every row and file that it names', async () => {
    const parent = join(dir, backend)
    await makeFaces(maker, 3)
    const [backup] = await Promise.all([makeBackup(options(parent)), makeFaces(maker, 4)])
    const still = await makeBackup({ ...options(parent), now: new Date(Date.now() + 1000) })
    const expected = await readAll(server.ctx.db)

    for (const { dir: from, isWhole } of [
      { ...backup, isWhole: false },
      { ...still, isWhole: true },
    ]) {
      await using held = new AsyncDisposableStack()
      const { db } = await openEmpty(held, backend)
      const blobs = await openBlobStore({ kind: 'disk', dir: join(from, '..', 'blobs') })
      const secretsFile = join(from, '..', 'home', 'secrets.json')
      await restoreBackup({ db, blobs, secretsFile, dir: from })
      const found = await readAll(db)
      expect(isWhole ? found : 'not compared').toEqual(isWhole ? expected : 'not compared')
      expect(found.assets?.length).toBeGreaterThanOrEqual(3)
      for (const asset of found.assets as { blob_key: string; thumbnail_key: string }[])
        for (const key of [asset.blob_key, asset.thumbnail_key])
          expect(await blobs.read(key)).toEqual(await server.ctx.blobs.read(key))
      expect(await readFile(secretsFile, 'utf8')).toBe(await readFile(options(parent).secretsFile, 'utf8'))
      await expect(restoreBackup({ db, blobs, secretsFile, dir: from })).rejects.toThrow('There are people')
      // Numbers go on where they were.
      const { rows } = await db.execute<{ next: string }>(sql`select nextval('job_revisions')::text as next`)
      expect(Number(rows[0]?.next)).toBeGreaterThan(
        Math.max(...(found.jobs as { revision: number }[]).map((job) => job.revision)),
      )
    }
    const names = await readdir(join(backup.dir, 'files'), { recursive: true })
    const first = names.find((name) => name.endsWith('.png')) ?? ''
    expect((await stat(join(still.dir, 'files', first))).nlink).toBeGreaterThan(1)
  })

  test('that is cut short, of another release, or none at all is refused, and nothing comes of it', async () => {
    const { dir: broken } = await makeBackup(options(join(dir, `${backend}-broken`)))
    await using held = new AsyncDisposableStack()
    const { db } = await openEmpty(held, backend)
    const target = { db, blobs: server.ctx.blobs, secretsFile: join(dir, 'none', 'secrets.json') }
    await expect(restoreBackup({ ...target, dir: join(dir, 'nothing') })).rejects.toThrow('There is no folder')
    await expect(restoreBackup({ ...target, dir })).rejects.toThrow('is no whole backup')
    const { size } = await stat(join(broken, 'rows.jsonl.gz'))
    await truncate(join(broken, 'rows.jsonl.gz'), size - 20)
    await expect(restoreBackup({ ...target, dir: broken })).rejects.toThrow('unexpected end of file')
    expect((await readAll(db)).users).toEqual([])
    await db.execute(sql`update drizzle.__drizzle_migrations set hash = 'other'`)
    await expect(restoreBackup({ ...target, dir: broken })).rejects.toThrow('Another release')
  })
})

test('the command has a backup made by the server that runs, and by itself where none does', async () => {
  const dataDir = join(dir, 'running')
  const environment = { NODE_ENV: 'test', PORT: '0', WEB_DIR: '', DATA_DIR: dataDir, TEMPLATES_AHEAD: 'false' }
  const { PATH, NODE_COMPILE_CACHE } = process.env
  await layPreparedDatabase(readConfig(environment))
  const backUp = () =>
    promisify(execFile)(process.execPath, ['bin/programs/backup.ts', join(dir, 'made')], {
      env: { PATH, NODE_COMPILE_CACHE, ...environment },
    })
  {
    await using server = await startServerProcess(programFile('main'), environment)
    expect((await backUp()).stdout).toContain('files are in')
    await server.kill()
  }
  expect(await askForBackup(join(dataDir, 'database'), { parent: dir })).toBeNull()
  expect((await backUp()).stdout).toContain('files are in')
  const [first = '', second = ''] = (await readdir(join(dir, 'made'))).toSorted()
  expect(second).not.toBe('')
  const { madeAt } = await readManifest(join(dir, 'made', second))
  const before = new Date(Date.parse(madeAt) - 1).toISOString()
  // Somebody's own folder beside them, which is none of them.
  await mkdir(join(dir, 'made', 'visage-notes'))
  const restored = { ...environment, DATA_DIR: join(dir, 'restored') }
  await layPreparedDatabase(readConfig(restored))
  const restore = (at: string) =>
    promisify(execFile)(process.execPath, ['bin/programs/restore.ts', join(dir, 'made'), '--at', at], {
      env: { PATH, NODE_COMPILE_CACHE, ...restored },
    })
  expect((await restore(before)).stdout).toContain(`are back from ${join(dir, 'made', first)}.`)
  await expect(restore('2001-02-03T04:05:06Z')).rejects.toThrow('There is no backup in')
  expect(await removeBackupsBefore(join(dir, 'made'), new Date())).toBe(1)
  expect(await readdir(join(dir, 'made'))).toEqual([second, 'visage-notes'])
})

test('the command says of a database on which no server ever ran that there is nothing, and makes none', async () => {
  const dataDir = join(dir, 'never')
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const backUp = () =>
    promisify(execFile)(process.execPath, ['bin/programs/backup.ts', join(dir, 'never-made')], {
      env: { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'test', DATA_DIR: dataDir },
    })
  await expect(backUp()).rejects.toMatchObject({ stderr: `${NOTHING_YET}\n` })
  await expect(stat(join(dataDir, 'database'))).rejects.toThrow('ENOENT')
  await (await openDatabase({ kind: 'embedded', dir: join(dataDir, 'database') })).close()
  await expect(backUp()).rejects.toMatchObject({ stderr: `${NOTHING_YET}\n` })
  await expect(stat(join(dir, 'never-made'))).rejects.toThrow('ENOENT')
})
