import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Whether this copy has a history at all; one that was unpacked from an archive has none. */
export const hasHistory = existsSync(join(root, '.git'))
const WORKSPACES = ['contract', 'studio', 'sandbox', 'server']
const migrations = 'server/src/db/migrations'

const git = async (...asked: string[]): Promise<string> => (await run('git', asked, { cwd: root })).stdout.trim()

/** The last release that has a tag, else the last commit that did not know the newest tables and columns. */
const findCommit = async (): Promise<string> => {
  if ((await git('rev-parse', '--is-shallow-repository')) === 'true')
    throw new Error(
      'The history of this copy is cut off: run `git fetch --unshallow`, so that the release before is in it.',
    )
  const [tag] = (await git('tag', '--merged', 'HEAD', '--sort=-v:refname', 'v*')).split('\n')
  if (tag) return git('rev-parse', `${tag}^{commit}`)
  const [newest] = (
    await git('log', '-1', '--format=%H', '--diff-filter=A', '-G(CREATE|ALTER) TABLE', '--', `${migrations}/*.sql`)
  ).split('\n')
  return git('rev-parse', `${newest}^`)
}

/** How many migrations a checkout has. */
const countMigrations = async (dir: string): Promise<number> =>
  (await readdir(join(dir, migrations))).filter((name) => name.endsWith('.sql')).length

export type ReleaseBefore = AsyncDisposable & {
  /** The server as it was, to be run like the one of today. */
  program: string
  /** Migrations that it does not know. */
  newerMigrations: number
}

/** Lays the code of the release before into a folder of its own, with the packages of today. */
export const openReleaseBefore = async (): Promise<ReleaseBefore> => {
  const dir = await mkdtemp(join(tmpdir(), 'visage-before-'))
  const remove = () => rm(dir, { recursive: true, force: true })
  try {
    const file = join(dir, 'code.tar')
    await git('archive', '--output', file, await findCommit(), '--', ...WORKSPACES, 'package.json')
    await run('tar', ['-xf', file, '-C', dir])
    await mkdir(join(dir, 'node_modules', '@visage'), { recursive: true })
    for (const name of await readdir(join(root, 'node_modules')))
      if (name !== '@visage' && !name.startsWith('.'))
        await symlink(join(root, 'node_modules', name), join(dir, 'node_modules', name))
    for (const name of WORKSPACES) {
      await symlink(join(dir, name), join(dir, 'node_modules', '@visage', name))
      await symlink(join(root, name, 'node_modules'), join(dir, name, 'node_modules'))
    }
    const newerMigrations = (await countMigrations(root)) - (await countMigrations(dir))
    const program = join(dir, 'server/src/testing/slow-server.ts')
    return { program, newerMigrations, [Symbol.asyncDispose]: remove }
  } catch (error) {
    await remove()
    throw error
  }
}
