import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './run.js'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
export const ownBin = join(root, 'node_modules/.bin')
const installedNode = join(ownBin, 'node')
/** What ships has no lock file, and Node not among its packages: there the one that runs us is the right one. */
export const ownNode = existsSync(join(root, 'package-lock.json')) ? installedNode : process.execPath
/** The environment in which our own Node and tools come first. */
export const ownEnv = { ...process.env, PATH: `${ownBin}${delimiter}${process.env.PATH}` }
const stampsDir = join(root, 'node_modules/.visage')
/** Where Node keeps modules that it has compiled, from one program and run to the next. */
export const compiled = join(stampsDir, 'compiled')
/**
 * The environment of a server. What Linux' allocator gets back it would keep, in a heap for each thread; so it returns
 * large pieces to the system at once and has two heaps. Other systems read none of this.
 */
export const serverEnv = {
  NODE_COMPILE_CACHE: compiled,
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  ...process.env,
}

const minNodeMajor = 18
/** The live person is drawn by the studio. */
const webSources = ['web', 'contract', 'studio', 'package-lock.json']
const serverSources = ['server/src', 'server/bundle.ts', 'sandbox', 'contract', 'studio', 'package-lock.json']
const ignored = new Set(['node_modules', 'build', '.react-router'])

const listFiles = (path) => {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !ignored.has(entry.name) && !entry.name.endsWith('.tsbuildinfo'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(join(path, entry.name)) : [join(path, entry.name)]))
}

const hashOf = (paths) => {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((name) => listFiles(join(root, name)))) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

/** Does the work only when what it depends on has changed since it last went well. */
const once = async (name, { hash, done, work }) => {
  const stamp = join(stampsDir, name)
  if (done() && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  await work()
  try {
    mkdirSync(stampsDir, { recursive: true })
    writeFileSync(stamp, hash)
  } catch (error) {
    // Where another account has installed, this one may run it and has nothing to note.
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error
  }
}

const orStop = (code, sentence) => {
  if (code === 0) return
  process.stderr.write(`${sentence}\n`)
  process.exit(code)
}

const readPackages = (path) => {
  const file = join(root, path)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

/** Whether npm has been run by hand and has left what the lock file says; what is for other systems may be missing. */
const isInstalled = () => {
  const wanted = readPackages('package-lock.json')
  const found = readPackages('node_modules/.package-lock.json')
  return (
    Object.entries(wanted).every(
      ([path, { version, optional }]) => path === '' || (found[path] ? found[path].version === version : optional),
    ) && Object.keys(found).every((path) => path in wanted)
  )
}

/** Brings node_modules to what the lock file says. A server may be running from it, so nothing is done twice. */
export const install = async () => {
  // What ships is installed, has no lock file, and may not be written to.
  if (!existsSync(join(root, 'package-lock.json'))) return
  const major = Number(process.versions.node.split('.')[0])
  if (major < minNodeMajor) orStop(1, `Visage needs Node 20 or newer to start; this is ${process.version}.`)
  await once('installed', {
    hash: hashOf(['package-lock.json', 'package.json']),
    done: () => existsSync(ownNode),
    work: async () => {
      if (existsSync(ownNode) && isInstalled()) return
      process.stdout.write('Installing what Visage needs (once, about a minute) ...\n')
      const code = await run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], { cwd: root })
      orStop(code, 'The installation failed: see the lines above. Is the npm registry within reach?')
    },
  })
}

/** The program that people start. */
export const program = 'server/build/main.mjs'

const buildWorkspace = (workspace, { sources, done, called }) =>
  once(`${workspace}-built`, {
    hash: hashOf(sources),
    done: () => existsSync(join(root, done)),
    work: async () => {
      process.stdout.write(`Building ${called} ...\n`)
      const code = await run('npm', ['run', '--silent', 'build', '--workspace', workspace], {
        cwd: root,
        env: ownEnv,
        quiet: true,
      })
      orStop(code, `${called.replace('the', 'The')} could not be built: see the lines above.`)
    },
  })

/** Builds the site and the server where their sources have changed. */
export const build = async () => {
  await buildWorkspace('web', { sources: webSources, done: 'web/build/client/__spa-fallback.html', called: 'the site' })
  await buildWorkspace('server', { sources: serverSources, done: program, called: 'the server' })
}
