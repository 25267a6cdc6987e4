import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** A folder with our way to install, in which somebody has run `npm ci`, and an npm that only notes that it was called. */
const prepareRepository = async () => {
  const dir = await mkdtemp(join(tmpdir(), 'visage-prepare-'))
  const write = async (path: string, text: string) => {
    await mkdir(join(dir, path, '..'), { recursive: true })
    await writeFile(join(dir, path), text)
  }
  for (const file of ['prepare.js', 'run.js']) await cp(join(import.meta.dirname, file), join(dir, 'bin/lib', file))
  const writeLock = (path: string, packages: object) => write(path, JSON.stringify({ packages }))
  const installed = { 'node_modules/zod': { version: '4.0.0' } }
  const wanted = { '': {}, ...installed, 'node_modules/elsewhere': { version: '1.0.0', optional: true } }
  await write('package.json', '{ "type": "module" }')
  await writeLock('package-lock.json', wanted)
  await writeLock('node_modules/.package-lock.json', installed)
  await mkdir(join(dir, 'node_modules/.bin'))
  await symlink(process.execPath, join(dir, 'node_modules/.bin/node'))
  await write('path/npm', `#!/bin/sh\necho called >> ${join(dir, 'calls')}\n`)
  await chmod(join(dir, 'path/npm'), 0o755)
  return {
    install: async () => {
      await promisify(execFile)(process.execPath, ['-e', "import('./bin/lib/prepare.js').then((p) => p.install())"], {
        cwd: dir,
        env: { ...process.env, PATH: `${join(dir, 'path')}${delimiter}${process.env.PATH}` },
      })
      return (await readFile(join(dir, 'calls'), 'utf8').catch(() => '')).split('\n').length - 1
    },
    writeLock: (packages: object) => writeLock('package-lock.json', packages),
    wanted,
    [Symbol.asyncDispose]: () => rm(dir, { recursive: true }),
  }
}

test('what was installed by hand is left alone until the lock file says something else', async () => {
  await using repository = await prepareRepository()
  const { wanted, install, writeLock } = repository
  expect(await install()).toBe(0)
  await writeLock({ ...wanted, 'node_modules/zod': { version: '4.1.0' } })
  expect(await install()).toBe(1)
  expect(await install()).toBe(1)
  await writeLock({ ...wanted, 'node_modules/new': { version: '1.0.0' } })
  expect(await install()).toBe(2)
  await writeLock({ '': {} })
  expect(await install()).toBe(3)
})
