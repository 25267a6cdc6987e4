import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      { test: { name: 'studio', include: ['studio/src/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'bench', include: ['bench/**/*.test.ts'] } },
      { test: { name: 'docs', include: ['docs/**/*.test.ts'] } },
      {
        test: { name: 'web', include: ['web/src/**/*.test.ts', 'web/src/**/*.test.tsx', 'web/prerender/**/*.test.ts'] },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/postgres-server.ts', 'server/src/testing/prepared-database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
    maxWorkers: 2,
  },
})
