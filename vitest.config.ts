import { defineConfig } from 'vitest/config'
import { flagsForDrawing } from './bin/lib/node-flags.js'

/** Files share their worker's modules: to load those of the server takes longer than most of its files do. */
const shared = {
  isolate: false,
  unstubGlobals: true,
  unstubEnvs: true,
  // Wide, for machines of any speed: limits are there to end what hangs.
  testTimeout: 900_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 240_000, interval: 100 } },
}

/**
 * What Node can run, it runs as in production: Vite's runner asks a getter at every use of an import, which doubles the
 * time that rendering takes.
 */
const native = {
  ...shared,
  execArgv: [...flagsForDrawing],
  env: { VISAGE_NODE_FLAGS: flagsForDrawing.join(' ') },
  experimental: { viteModuleRunner: false, nodeLoader: false },
}

const programs = 'server/src/testing/server-process.ts'
const databases = ['server/src/testing/postgres-server.ts', 'server/src/testing/prepared-database.ts']

export default defineConfig({
  test: {
    projects: [
      { test: { ...native, name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      { test: { ...native, name: 'studio', include: ['studio/src/**/*.test.ts'] } },
      { test: { ...native, name: 'bench', include: ['bench/**/*.test.ts'], globalSetup: programs } },
      { test: { ...native, name: 'bin', include: ['bin/**/*.test.ts'] } },
      { test: { ...native, name: 'docs', include: ['docs/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'web',
          include: ['web/src/**/*.test.ts', 'web/src/**/*.test.tsx', 'web/prerender/**/*.test.ts'],
        },
      },
      {
        test: {
          ...native,
          name: 'server',
          include: ['server/src/**/*.test.ts', 'sandbox/src/**/*.test.ts'],
          globalSetup: [...databases, programs],
        },
      },
    ],
    // One more than processors: what the server's tests ask it they wait for a third of their time.
    maxWorkers: 3,
  },
})
