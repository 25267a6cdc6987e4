import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { bundle } from '../../bundle.ts'

const program = `
const tell = (strings: TemplateStringsArray, name: string) => strings[0] + name + strings[1]
/*! Kept, by a Größe. */
const words: string[] = [tell\`“Visage” · \${'Zoë'} 👩‍🎨\`, 'naïve', String(/^[à-ü]+$/u.test('éè')), String(/👩/u.test('👩')), '\\–', '\\\\–', String(/^\\–$/.test('–'))]
process.stdout.write(JSON.stringify(words))
`

test('a bundle is plain ASCII and says what its sources say', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'visage-bundle-'))
  try {
    const source = join(dir, 'program.ts')
    await writeFile(source, program)
    await bundle({ program: source }, join(dir, 'build'))
    for (const name of await readdir(join(dir, 'build')))
      expect(await readFile(join(dir, 'build', name), 'utf8')).toMatch(/^[\0-\x7f]+$/)
    const { stdout } = await promisify(execFile)(process.execPath, [join(dir, 'build/program.mjs')])
    expect(JSON.parse(stdout)).toEqual(['“Visage” · Zoë 👩‍🎨', 'naïve', 'true', 'true', '–', '\\–', 'true'])
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
})
