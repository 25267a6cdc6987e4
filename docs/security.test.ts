import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const list = (shape: string): string[] =>
  globSync(shape, { cwd: root }).filter((path) => !path.includes('node_modules') && !path.includes('/build/'))

const page = read('docs/security.md')
const cited = [...page.matchAll(/`(?<name>[^`\n]+)`/g)].map(({ groups }) => groups?.['name'] ?? '')
const rows = page.split('\n').filter((line) => /^- \d/.test(line))

const marks = new Set(
  list('{bin,server,web,sandbox,e2e}/**/{*.test,*.spec}.{ts,tsx}')
    .flatMap((path) => [...read(path).matchAll(/\/\/ Proves: (?<mark>[\w-]+)\n/g)])
    .map(({ groups }) => groups?.['mark'] ?? ''),
)

/** Sections of ASVS 5.0.0 with the number of their requirements of levels 1 and 2, which count from 1. */
const SECTIONS = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2  2.1:3 2.2:3 2.3:4 2.4:1  3.2:2 3.3:4 3.4:6 3.5:5 3.7:2  4.1:3 4.2:1 4.3:2 4.4:4
  5.1:1 5.2:3 5.3:2 5.4:3  6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4  7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2
  8.1:2 8.2:3 8.3:1 8.4:1  9.1:3 9.2:4  10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3
  11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1  12.1:3 12.2:2 12.3:4  13.1:1 13.2:5 13.3:2 13.4:5
  14.1:2 14.2:4 14.3:3  15.1:3 15.2:3 15.3:7  16.1:1 16.2:5 16.3:4 16.4:3 16.5:3  17.1:1 17.2:4 17.3:2`

test('every file and every proof that the page on security names is there', () => {
  const paths = cited.filter((name) => /^(server|bin|contract|docs|web|sandbox)\/[\w./-]+$/.test(name))
  const proofs = cited.filter((name) => /^[a-z0-9]+(-[a-z0-9]+){2,}$/.test(name))
  expect(paths.length).toBeGreaterThan(40)
  expect(proofs.length).toBeGreaterThan(60)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  expect(proofs.filter((proof) => !marks.has(proof))).toEqual([])
})

test('every requirement of levels 1 and 2 has its line, in order, which says how far it is met', () => {
  const numbers = SECTIONS.trim()
    .split(/\s+/)
    .flatMap((section) => {
      const [name = '', count = '0'] = section.split(':')
      return Array.from({ length: Number(count) }, (_, at) => `${name}.${at + 1}`)
    })
  expect(numbers).toHaveLength(253)
  expect(rows.map((row) => /^- (?<number>[\d.]+) /.exec(row)?.groups?.['number'])).toEqual(numbers)
  for (const row of rows) expect(row).toMatch(/^- [\d.]+ (met|open|operator|n\/a): \S.{3,}$/)
})

const SINK =
  /dangerouslySetInnerHTML=|\.(inner|outer)HTML\b|insertAdjacentHTML|createContextualFragment|document\.write|DOMParser|srcdoc=|\beval\(|new Function\(|new Worker\((?!new URL)|[^.\w]raw\(/

test('text becomes HTML, script or style in the places alone that the page names', () => {
  const named = [...page.slice(page.indexOf('### Sinks')).matchAll(/^- `(?<path>[\w./-]+)`/gm)]
  const found = list('{web,server,sandbox}/src/**/*.{ts,tsx}').filter(
    (path) => !/\.(test|d)\.tsx?$/.test(path) && SINK.test(read(path)),
  )
  expect(found.toSorted()).toEqual(named.map(({ groups }) => groups?.['path'] ?? '').toSorted())
})
