import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const page = readFileSync(join(root, 'docs/security.md'), 'utf8')
const cited = [...page.matchAll(/`(?<name>[^`\n]+)`/g)].map(({ groups }) => groups?.['name'] ?? '')
const table = page.slice(page.indexOf('## By chapter'), page.indexOf('## Not met'))
const rows = table.split('\n').filter((line) => /^\| \d/.test(line))

const marks = new Set(
  globSync('{server,web,sandbox,e2e}/**/{*.test,*.spec}.{ts,tsx}', { cwd: root })
    .filter((path) => !path.includes('node_modules'))
    .flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(/\/\/ Proves: (?<mark>[\w-]+)\n/g)])
    .map(({ groups }) => groups?.['mark'] ?? ''),
)

test('every file and every proof that the page on security names is there', () => {
  const paths = cited.filter((name) => /^(server|bin|contract|docs|web)\/[\w./-]+$/.test(name))
  const proofs = cited.filter((name) => /^[a-z0-9]+(-[a-z0-9]+)+$/.test(name))
  expect(paths.length).toBeGreaterThan(15)
  expect(proofs.length).toBeGreaterThan(15)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  expect(proofs.filter((proof) => !marks.has(proof))).toEqual([])
})

test('each chapter has a row that says how far it is met, and what falls short is listed', () => {
  const chapters = new Set(rows.map((row) => Number(/^\| (?<chapter>\d+)/.exec(row)?.groups?.['chapter'])))
  expect([...chapters].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 17 }, (_, at) => at + 1))
  for (const row of rows) expect(row).toMatch(/^\| [^|]+ \| (met|partly|n\/a) +\| [^|]+ \|$/)
})
