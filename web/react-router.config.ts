import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { CLIENT_ONLY_TITLES } from './src/lib/routing/client-only-paths.ts'
import { prerenderedPaths } from './src/lib/routing/paths.ts'

export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: [...prerenderedPaths],
  // The server answers 404 to every page path that is neither prerendered nor here, and titles those that are.
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, 'client')
    await writeFile(join(client, 'routes.json'), JSON.stringify(CLIENT_ONLY_TITLES))
  },
} satisfies Config
