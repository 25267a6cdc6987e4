import { MissingScriptError } from './routing/missing-scripts.ts'

/**
 * Loads the script of a route, in place of the router's own loader, which reloads the page each time that this fails:
 * for ever where the reload brings the same page again. Throws a `MissingScriptError`.
 */
export const loadRouteModule = async (
  route: { id: string; module: string },
  modules: Record<string, unknown>,
): Promise<unknown> => {
  if (route.id in modules) return modules[route.id]
  try {
    return (modules[route.id] = await import(/* @vite-ignore */ route.module))
  } catch (cause) {
    throw new MissingScriptError(route.module, { cause })
  }
}
