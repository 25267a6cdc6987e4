import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { clientOnlyPaths, prerenderedPaths } from './src/lib/paths.ts'

/** Pages are whole without their scripts, so text, style and fonts go first on a slow line. */
const putScriptsLast = async (client: string): Promise<void> => {
  for await (const file of glob('**/*.html', { cwd: client })) {
    const path = join(client, file)
    const html = await readFile(path, 'utf8')
    await writeFile(path, html.replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"'))
  }
}

export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: [...prerenderedPaths],
  // The server answers 404 to every page path that is neither prerendered nor in this list.
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, 'client')
    await writeFile(join(client, 'routes.json'), JSON.stringify(clientOnlyPaths))
    await putScriptsLast(client)
  },
} satisfies Config
