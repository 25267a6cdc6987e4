import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { ownRouteLoader } from './prerender/own-route-loader.ts'

const api = `http://127.0.0.1:${process.env.VISAGE_API_PORT ?? '3001'}`

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

export default defineConfig({
  plugins: [ownRouteLoader(), reactRouter(), lastingFonts],
  server: { host: '127.0.0.1', proxy: { '/api': api, '/dev': api } },
  // Found at the start rather than page by page, where each find reloads the page.
  optimizeDeps: { entries: ['src/**/*.tsx', 'src/lib/**/*.ts', '!src/**/*.test.*'] },
  // One style sheet: eleven small ones took a phone more round trips than all bytes of one.
  build: { assetsInlineLimit: 0, cssCodeSplit: false },
  environments: {
    client: {
      build: {
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
