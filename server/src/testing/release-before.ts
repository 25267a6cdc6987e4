import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../..', import.meta.url))
const WORKSPACES = ['contract', 'studio', 'sandbox', 'server']
const migrations = 'server/src/db/migrations'

const git = async (...asked: string[]): Promise<string> => (await run('git', asked, { cwd: root })).stdout.trim()

/**
 * The last release that has a tag, else the last commit that did not know the newest tables and columns. None where this
 * copy has no whole history: one from an archive, a shallow clone, or a first commit.
 */
export const findReleaseBefore = async (): Promise<string | undefined> => {
  const isShallow = await git('rev-parse', '--is-shallow-repository').catch(() => 'no repository')
  if (isShallow !== 'false' || (await git('rev-list', '--count', 'HEAD')) === '1') return undefined
  const tag = await git('tag', '--merged', 'HEAD~1', '--sort=-v:refname', 'v*')
  const tables = ['--diff-filter=A', '-G(CREATE|ALTER) TABLE', '--', `${migrations}/*.sql`]
  const newest = tag ? `${tag.split('\n')[0]}^{commit}` : `${await git('log', '-1', '--format=%H', ...tables)}^`
  return git('rev-parse', '--verify', '--quiet', newest)
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

/** Lays the code of a release into a folder of its own, with the packages of today. */
export const openReleaseBefore = async (commit: string): Promise<ReleaseBefore> => {
  const dir = await mkdtemp(join(tmpdir(), 'visage-before-'))
  const remove = () => rm(dir, { recursive: true, force: true })
  try {
    const file = join(dir, 'code.tar')
    await git('archive', '--output', file, commit, '--', ...WORKSPACES, 'package.json')
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
