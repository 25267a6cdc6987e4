import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { clientOnlyPaths, prerenderedPaths } from './src/lib/paths.ts'

export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: [...prerenderedPaths],
  // The server answers 404 to every page path that is neither prerendered nor in this list.
  buildEnd: ({ reactRouterConfig }) =>
    writeFile(join(reactRouterConfig.buildDirectory, 'client/routes.json'), JSON.stringify(clientOnlyPaths)),
} satisfies Config
