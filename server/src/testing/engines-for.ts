import type { KindName } from '@visage/contract'
import type { Engine } from '../engines/engine.ts'
import { createFakeEngine } from '../engines/fake/fake-engine.ts'
import { openEngines } from '../engines/index.ts'
import type { Engines } from '../engines/index.ts'
import type { Config, EngineName } from '../env.ts'

/** These engines for these kinds, in this order; a plain one makes all other kinds. */
export const enginesFor = (config: Config, routes: Partial<Record<KindName, readonly Engine[]>>): Engines => {
  const named = Object.entries(routes).map(([kind, engines]) => [kind, engines.map(({ name }) => name as EngineName)])
  const factories = Object.values(routes).flatMap((engines) => engines.map((engine) => [engine.name, () => engine]))
  return openEngines(
    { ...config, engines: { ...config.engines, ...Object.fromEntries(named) } },
    { studio: () => createFakeEngine(), ...Object.fromEntries(factories) },
  )
}
