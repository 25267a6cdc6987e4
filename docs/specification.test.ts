import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const page = readFileSync(join(root, 'docs/specification.md'), 'utf8')
/** One promise a line, so that two people who each change a row change nothing else. */
const rows = page.split('\n').filter((line) => line.startsWith('- '))
const PROOFS = / Proofs: (?<proofs>`[\w-]+`(, `[\w-]+`)*)$/
const cited = new Set(rows.flatMap((row) => PROOFS.exec(row)?.groups?.['proofs']?.match(/[\w-]+/g) ?? []))

const TESTS = '{bin,contract,studio,server,web,sandbox,e2e,bench}/**/{*.test,*.spec,describe-*}.{ts,tsx}'
/** A mark, and the line below it, on which its test has to begin. */
const MARK = /^ *\/\/ Proves: (?<mark>[\w-]+)\n(?<next>.*)$/gm

const marks = globSync(TESTS, { cwd: root })
  .filter((path) => !path.includes('node_modules'))
  .flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(MARK)])
  .map(({ groups }) => ({ mark: groups?.mark ?? '', next: groups?.next ?? '' }))

test('every row names a proof', () => {
  expect(rows.length).toBeGreaterThan(100)
  for (const row of rows) expect(row).toMatch(PROOFS)
})

test('no section of the specification is left out, and every heading says what it covers', () => {
  const parts = page.split(/^## /m).slice(1)
  for (const part of parts)
    expect(part).toMatch(/^.+\n\nCovers: (our own|(account|creation) [1-9](, (account|creation) [1-9])*)\.\n/)
  const covered = new Set(parts.flatMap((part) => /^Covers: (.*)\.$/m.exec(part)?.[1]?.split(', ') ?? []))
  const sections = ['account', 'creation'].flatMap((name) => Array.from({ length: 9 }, (_, at) => `${name} ${at + 1}`))
  expect(sections.filter((section) => !covered.has(section))).toEqual([])
})

test('every proof is a test, which runs', () => {
  const tests = marks.filter(({ next }) => /^ *(test|it)(\.each)?(<.*>)?\(/.test(next))
  const proven = new Set(tests.map(({ mark }) => mark))
  expect([...cited].filter((mark) => !proven.has(mark))).toEqual([])
})

test('every mark is cited, and stands above one test', () => {
  expect(marks.map(({ mark }) => mark).toSorted()).toEqual([...cited].toSorted())
})
