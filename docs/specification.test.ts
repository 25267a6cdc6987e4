import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

const page = read('specification.md')
const files = new Map([...page.matchAll(/^\[([\w-]+)\]: (\S+)$/gm)].map(([, key = '', path = '']) => [key, path]))
const proofs = [...new Set(page.match(/\[[^\]]+\]\[[\w-]+\]/g))]
const rows = page.split('\n').filter((line) => /^\| (?!What holds|---)/.test(line))

/** The first arguments of `test(...)`, `it(...)` and their `each`; a skipped test is none of these. */
const listTitles = (source: string): string[] =>
  [...source.matchAll(/(?:\b(?:test|it)|\))\(\s*(?:'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`),/g)].map(
    ([, single, double, template]) => single ?? double ?? template ?? '',
  )

test('every row names a proof', () => {
  expect(rows.length).toBeGreaterThan(100)
  for (const row of rows) expect(row).toMatch(/\| \[[^\]]+\]\[[\w-]+\]/)
})

test.each([...files])('the file of [%s] is there and used', (key, path) => {
  expect(existsSync(new URL(path, import.meta.url))).toBe(true)
  expect(proofs.some((proof) => proof.endsWith(`][${key}]`))).toBe(true)
})

test.each(proofs)('%s is a test', (proof) => {
  const [, title = '', key = ''] = /^\[(.+)\]\[(.+)\]$/.exec(proof) ?? []
  expect(listTitles(read(files.get(key) ?? `no file is named ${key}`))).toContain(title)
})
