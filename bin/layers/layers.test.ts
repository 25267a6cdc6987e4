import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { checkLayers, findLayer } from './check-layers.ts'
import { LAYERS } from './layers.ts'
import { listSources, readSources } from './read-imports.ts'
import { CLOSED, NEVER, OF_ALL, OWNED } from './rules.ts'

const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

/** Writes a small repository and checks it. */
const check = (files: Readonly<Record<string, string>>) => {
  const root = mkdtempSync(join(tmpdir(), 'layers-'))
  roots.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return checkLayers(readSources(root))
}

const fileIn = (at: string, name = 'a') => (/\.(ts|js)$/.test(at) ? at : `${at}/${name}.ts`)
const importOf = (from: string, to: string) => {
  const path = posix.relative(posix.dirname(from), to)
  return `import ${from.endsWith('.js') ? '' : 'type { A } from '}'${path.startsWith('.') ? path : `./${path}`}'\n`
}
/** One file that imports another one. */
const pair = (from: string, to: string) => ({ [to]: '', [from]: importOf(from, to) })

const rows = LAYERS.flatMap((row) => row.at.map((at) => ({ ...row, at })))
const outsiders = ['bench/load', 'server/src/admin', 'web/src/app']

test('a row names only rows above it, each path stands in one row, and says why in a sentence', () => {
  const above = new Set<string>()
  for (const { at, may, why } of LAYERS) {
    for (const path of may) expect([...at, ...above], `${at.join()} may import ${path}`).toContain(path)
    for (const path of at) {
      expect(above).not.toContain(path)
      above.add(path)
    }
    expect(why).toMatch(/^\S.{10,}\.$/)
  }
})

test('every source of the repository belongs to a row, and every row to a source', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  expect(listSources(root).filter((path) => !findLayer(path))).toEqual([])
  expect(rows.filter(({ at }) => !existsSync(join(root, at)))).toEqual([])
})

test('a repository in which every row imports all that it may is clean', () => {
  const files = Object.fromEntries(
    rows.map(({ at, may }) => [fileIn(at), may.map((to) => importOf(fileIn(at), fileIn(to))).join('')]),
  )
  expect(check(files)).toEqual([])
})

test.each(rows)('$at imports nothing that its row does not name', ({ at, may, why }) => {
  const wrong = outsiders.find((path) => path !== at && !may.includes(path)) ?? 'web/src/ui'
  const [from, to] = [fileIn(at), fileIn(wrong, 'b')]
  expect(check(pair(from, to))).toEqual([{ what: `${from} -> ${to}`, why }])
})

test('a file outside of all rows is told', () => {
  expect(check({ 'server/src/newcomer/a.ts': '' })).toEqual([{ what: 'server/src/newcomer/a.ts', why: OF_ALL.unknown }])
})

test.each(OWNED)('$packages.0 has its owner', ({ packages, why }) => {
  const name = packages[0]?.replace('*', 'x')
  const found = ['server/src/lib/a.ts', 'web/src/ui/a.ts', 'web/src/features/tour/a.ts']
    .flatMap((path) => check({ [path]: `import '${name}'\n` }))
    .map((breach) => breach.why)
  expect(found).toContain(why)
})

test.each(CLOSED)('$at takes no other package', ({ at, why }) => {
  const from = at.replace('**', 'math/a.ts')
  const breaches = check({ [from]: `import 'fastify'\nimport { readFile } from 'node:fs/promises'\n` })
  expect(breaches).toContainEqual({ what: `${from} -> fastify`, why })
  expect(breaches.some(({ what }) => what.endsWith('node:fs/promises'))).toBe(true)
})

const { routes, store } = { routes: 'server/src/account/routes.ts', store: 'server/src/account/users/store.ts' }

test.each(NEVER.flatMap(({ imports, why }) => imports.map((barred) => ({ barred, why }))))(
  'routes.ts imports no $barred',
  ({ barred, why }) => {
    const target = barred.replace('**/store.ts', store).replace('**', 'a.ts')
    const files = target.includes('/') ? pair(routes, target) : { [routes]: `import '${target}'\n` }
    expect(check(files)).toEqual([{ what: `${routes} -> ${target}`, why }])
  },
)

test('a domain never imports the store of another one', () => {
  const verb = 'server/src/billing/a.ts'
  expect(check(pair(verb, store))).toEqual([{ what: `${verb} -> ${store}`, why: OF_ALL.store }])
  expect(check(pair('server/src/account/sign-in/a.ts', store))).toEqual([])
})

test('the program never imports what is there for tests, and tests and benches may', () => {
  const testing = 'server/src/account/testing/a.ts'
  const [verb, proof] = ['server/src/account/a.ts', 'server/src/account/a.test.ts']
  expect(check(pair(verb, testing))).toEqual([{ what: `${verb} -> ${testing}`, why: OF_ALL.testing }])
  expect(check(pair(proof, testing))).toEqual([])
  expect(check(pair('bench/load/a.ts', 'e2e/testing/a.ts'))).toEqual([])
})

test('tests keep to what their workspace may import', () => {
  expect(check(pair('web/src/ui/a.test.ts', 'server/src/lib/a.ts'))).toHaveLength(1)
  expect(check(pair('web/src/ui/a.test.ts', 'web/src/lib/a.ts'))).toEqual([])
})

test('neither files nor rooms of a layer import themselves in a circle, types and `import()` included', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name) => `server/src/billing/${name}.ts`) as [string, string, string]
  const files = { [a]: importOf(a, b), [b]: `export type { A } from './c.ts'\n`, [c]: `await import('./a.ts')\n` }
  expect(check(files)).toEqual([{ what: `${a}, ${b}, ${c}`, why: OF_ALL.circle }])

  const rooms = { ...pair('server/src/billing/x/a.ts', 'server/src/billing/y/a.ts') }
  const back = pair('server/src/billing/y/b.ts', 'server/src/billing/x/b.ts')
  expect(check({ ...rooms, ...back })).toEqual([
    { what: 'server/src/billing/x, server/src/billing/y', why: OF_ALL.circle },
  ])
})

test('only env.ts and main.ts read the process', () => {
  const reads = ['process.env.PORT', 'run(process)', 'const { env } = process']
  for (const text of reads)
    expect(check({ 'server/src/lib/a.ts': text })).toEqual([{ what: 'server/src/lib/a.ts', why: OF_ALL.process }])
  expect(
    check({ 'server/src/program/env.ts': reads[0] ?? '', 'server/src/lib/a.ts': `f('process.ts') // a process.\n` }),
  ).toEqual([])
})

test('what a workspace publishes is followed to its file', () => {
  const files = {
    'studio/package.json': '{ "name": "@visage/studio", "exports": { "./pool": "./src/exports/pool.ts" } }',
    'studio/src/exports/pool.ts': '',
    'web/src/app/page.tsx': `import { openPool } from '@visage/studio/pool'\n`,
  }
  const why = rows.find(({ at }) => at === 'web/src/app')?.why
  expect(check(files)).toEqual([{ what: 'web/src/app/page.tsx -> studio/src/exports/pool.ts', why }])
})

// What went unseen when later settings of the linter replaced earlier ones.
test.each([
  ['server/src/generation/routes.ts', 'server/src/generation/queue/store.ts'],
  ['server/src/moderation/a.ts', 'server/src/generation/a.ts'],
  ['server/src/rights/a.ts', 'server/src/http/a.ts'],
  ['server/src/adapters/provenance/a.ts', 'server/src/gallery/a.ts'],
  ['server/src/adapters/geo/a.ts', 'server/src/program/env.ts'],
  ['server/src/adapters/media/a.ts', 'server/src/account/a.ts'],
  ['server/src/adapters/engines/fal/a.ts', 'server/src/adapters/engines/replicate/a.ts'],
  ['server/src/gallery/a.ts', 'server/src/generation/a.ts'],
  ['web/src/features/profile/a.tsx', 'web/src/features/billing/a.tsx'],
  ['web/src/features/feedback/a.tsx', 'web/src/app/a.tsx'],
  ['web/src/features/gallery/a.tsx', 'web/src/features/refusals/a.tsx'],
  ['web/src/ui/a.tsx', 'web/src/lib/a.ts'],
  ['web/src/lib/a.ts', 'web/src/features/cases/a.ts'],
  ['studio/src/render/a.ts', 'studio/src/pool/a.ts'],
  ['contract/src/generation/a.ts', 'contract/src/admin/a.ts'],
])('%s may not import %s', (from, to) => {
  expect(check(pair(from, to))).toHaveLength(1)
})

test("operators' programs reach only packages that production has", () => {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const shipped = new Set(
    ['package.json', 'contract/package.json', 'studio/package.json', 'server/package.json'].flatMap((path) =>
      Object.keys((JSON.parse(readFileSync(join(root, path), 'utf8')) as { dependencies?: object }).dependencies ?? {}),
    ),
  )
  const sources = new Map(readSources(root).map((source) => [source.path, source]))
  const reached = new Set(['bin/run.js', ...globSync('bin/programs/*.ts', { cwd: root })])
  const missing: string[] = []
  for (const path of reached)
    for (const name of sources.get(path)?.imports ?? []) {
      // Loaded by `import()` where something stands in, which in production nothing does.
      if (name.startsWith('node:') || name.startsWith('sandbox/')) continue
      if (sources.has(name)) reached.add(name)
      else if (!name.endsWith('.json') && !shipped.has(name)) missing.push(`${path} imports ${name}`)
    }
  expect(reached.size).toBeGreaterThan(500)
  expect(missing).toEqual([])
})
