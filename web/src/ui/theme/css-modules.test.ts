import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = new URL('../../', import.meta.url)

test('no class has two rules of its own in a file, of which the later one would win unseen', () => {
  const files = globSync('**/*.module.css', { cwd: source })
  expect(files.length).toBeGreaterThan(50)
  const twice = files.flatMap((file) => {
    const rules: string[] = readFileSync(new URL(file, source), 'utf8').match(/(?<!,\n)^\.[\w-]+(?= \{)/gm) ?? []
    return rules.filter((rule, at) => rules.indexOf(rule) !== at).map((rule) => `${file}: ${rule}`)
  })
  expect(twice).toEqual([])
})
