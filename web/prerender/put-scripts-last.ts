import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Styles hold up each script that comes after them, so ours comes before. */
const HEAD = /<head><meta charset="utf-8"\/?>/i
/** The one inline module that loads a page's modules and starts the application. */
const START = /<script type="module" async="">(import "[\s\S]*?)<\/script>/
const NAMED = /^import \* as (\w+) from ("[^"]+");?$/
const BARE = /^import ("[^"]+");?$/

const WAIT =
  'await window.visageEarly?.wanted;' +
  'for(const link of document.querySelectorAll("link[rel=later]"))link.rel="modulepreload";'

const startLater = (source: string): string => {
  const lines = source.split('\n').map((line) => line.trim())
  const imports = lines.flatMap((line) => {
    const [, name, named] = NAMED.exec(line) ?? []
    const [, bare] = BARE.exec(line) ?? []
    return (named ?? bare) ? [{ name: name ?? '', path: named ?? bare }] : []
  })
  const rest = lines.filter((line) => !NAMED.test(line) && !BARE.test(line)).join('\n')
  const names = imports.map(({ name }) => name).join(',')
  const loads = imports.map(({ path }) => `import(${path})`).join(',')
  return `${WAIT}const [${names}]=await Promise.all([${loads}]);${rest}`
}

/** A page whose scripts load when `early`, a classic script of its head, says so: it is whole without them. */
export const withScriptsLast = (html: string, early: string): string => {
  if (!HEAD.test(html) || !START.test(html))
    throw new Error('This page begins or starts its scripts in another way than expected.')
  return html
    .replace(START, (_whole, source: string) => `<script type="module" async="">${startLater(source)}</script>`)
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(HEAD, (head) => `${head}<script>${early}</script>`)
}

const buildEarly = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(import.meta.resolve('../src/early/start-early.ts')),
        formats: ['iife'],
        name: 'early',
      },
    },
  })
  const outputs = Array.isArray(built) ? built : []
  const chunk = outputs.flatMap(({ output }) => output).find((part) => part.type === 'chunk')
  if (!chunk) throw new Error('The script of the head was not built.')
  return chunk.code.trim()
}

/** Puts the scripts last on every prerendered page; pages that only scripts can render keep them first. */
export const putScriptsLast = async (client: string): Promise<void> => {
  const early = await buildEarly()
  for await (const file of glob('**/index.html', { cwd: client })) {
    const path = join(client, file)
    await writeFile(path, withScriptsLast(await readFile(path, 'utf8'), early))
  }
}
