import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ROUTERS = /[\\/]react-router[\\/].*[\\/]ssr[\\/]routeModules\.js$/
const OURS = fileURLToPath(import.meta.resolve('../src/lib/load-route-module.ts'))

/** Puts our loader of route scripts in the place of the router's; a router that keeps its own elsewhere stops the build. */
export const ownRouteLoader = (): Plugin => {
  let isReplaced = false
  return {
    name: 'own-route-loader',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (!ROUTERS.test(id)) return null
      isReplaced = true
      return `export { loadRouteModule } from ${JSON.stringify(OURS)}`
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error('The router loads the scripts of routes in another way than expected.')
    },
  }
}
