import { KIND_NAMES } from '@visage/contract'
import type { KindName } from '@visage/contract'
import type { Engine } from '../engines/engine.ts'
import { openEngines } from '../engines/engines.ts'
import type { Engines } from '../engines/engines.ts'
import { createFakeEngine } from '../engines/testing/fake-engine.ts'
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

/** Engines in which this one serves every kind. */
export const onlyEngine = (engine: Engine): Engines => ({
  all: [engine],
  routes: new Map(KIND_NAMES.filter((kind) => engine.recipes[kind]).map((kind) => [kind, [engine]])),
  offered: Object.fromEntries(KIND_NAMES.filter((kind) => engine.recipes[kind]).map((kind) => [kind, engine.name])),
  forKind: () => engine,
  findFallback: () => undefined,
  isWell: () => true,
  note: () => {},
  findByName: (name) => (name === engine.name ? engine : undefined),
  close: () => engine.close(),
})
