import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { reactRouter } from '@react-router/dev/vite'
import { PICTURE_LEXICON } from '@visage/studio/live'
import { build, defineConfig } from 'vite'
import type { Plugin } from 'vite'

const { VISAGE_API_PORT = '3001', SECURITY_KEY } = process.env
const target = `http://127.0.0.1:${VISAGE_API_PORT}`

/** Pages of the development server come without the application key, so their calls get it on the way. */
const api = {
  target,
  ...(SECURITY_KEY && { headers: { 'security-key': createHash('sha256').update(SECURITY_KEY).digest('hex') } }),
}

/** The fonts under names that last: pages that the server writes know no hashes. */
const lastingFonts: Plugin = {
  name: 'lasting-fonts',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    for (const font of ['inter', 'sora']) {
      const file = fileURLToPath(
        import.meta.resolve(`@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`),
      )
      this.emitFile({ type: 'asset', fileName: `fonts/${font}.woff2`, source: readFileSync(file) })
    }
  },
}

/** Scripts and styles also compressed as far as it goes, once: the server sends these as they are. */
const compressed: Plugin = {
  name: 'compressed',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter((file) => /\.(?:css|js)$/.test(file)))
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(readFileSync(join(dir, name))))
  },
}

/** `x.ts?script` is the text of a script that pages carry in themselves. Their own scripts need no copy of it. */
const inlineScript: Plugin = {
  name: 'inline-script',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('?script')) return null
    if (this.environment.name === 'client') return 'export default ""'
    const entry = id.slice(0, -'?script'.length)
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      build: { write: false, lib: { entry, formats: ['iife'], name: 'early' } },
    })
    const [chunk] = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
    if (chunk?.type !== 'chunk') throw new Error(`${entry} made no script.`)
    return `export default ${JSON.stringify(chunk.code.trim())}`
  },
}

const dictionary = 'cmu-pronouncing-dictionary'

/** The studio asks a dictionary of four megabytes which words are English: in browsers it gets those that it asks about. */
const smallDictionary: Plugin = {
  name: 'small-dictionary',
  enforce: 'pre',
  resolveId: (id) => (id === dictionary ? `\0${dictionary}` : null),
  load(id) {
    if (id !== `\0${dictionary}`) return null
    const words = PICTURE_LEXICON.listLookalikes().join(' ')
    return `export const dictionary = Object.fromEntries(${JSON.stringify(words)}.split(' ').map((word) => [word, true]))`
  },
}

export default defineConfig({
  plugins: [inlineScript, smallDictionary, reactRouter(), lastingFonts, compressed],
  server: { host: '127.0.0.1', proxy: { '/api': api, '/dev': target } },
  // Found at the start rather than page by page, where each find reloads the page.
  optimizeDeps: { entries: ['src/**/*.tsx', 'src/lib/**/*.ts', '!src/**/*.test.*'] },
  // Workers are modules: they share nothing with pages, and come when somebody needs them.
  worker: { format: 'es', plugins: () => [smallDictionary] },
  // One style sheet: eleven small ones took a phone more round trips than all bytes of one.
  build: { assetsInlineLimit: 0, cssCodeSplit: false },
  environments: {
    client: {
      build: {
        // What visitors are sent holds the work of others, whose notices go with it.
        license: { fileName: 'licences.md' },
        rolldownOptions: {
          // Evaluated apart, so that no phone stands still for both at once.
          output: {
            codeSplitting: {
              groups: [
                { name: 'schema-settings', test: /zod[\\/]v4[\\/]core[\\/](core|util)\.js/, priority: 1 },
                { name: 'schemas', test: /zod[\\/]v4[\\/]classic/ },
              ],
            },
          },
        },
      },
    },
  },
})
