import { KIND_NAMES } from '@visage/contract'
import type { KindName } from '@visage/contract'
import { createFakeEngine } from '@visage/sandbox/engines/fake-engine'
import type { Engine } from '../adapters/engines/engine.ts'
import { openEngines } from '../adapters/engines/engines.ts'
import type { Engines } from '../adapters/engines/engines.ts'
import type { Config } from '../program/env.ts'

/** These engines for these kinds, in this order; nothing makes the other kinds. */
export const enginesFor = (
  { engines, terms }: Pick<Config, 'engines' | 'terms'>,
  routes: Partial<Record<KindName, readonly Engine[]>>,
): Engines => {
  const named = Object.entries(routes).map(([kind, made]) => [kind, made.map(({ name }) => name)])
  const all = [
    ...new Map(Object.values(routes).flatMap((made) => made.map((engine) => [engine.name, engine]))).values(),
  ]
  const changed = { ...engines.routes, ...Object.fromEntries(named) }
  return openEngines({ routes: changed, terms }, [...all, createFakeEngine()])
}

/** Engines in which this one serves every kind. */
export const onlyEngine = (engine: Engine): Engines => ({
  all: [engine],
  routes: new Map(KIND_NAMES.filter((kind) => engine.recipes[kind]).map((kind) => [kind, [engine]])),
  offered: Object.fromEntries(KIND_NAMES.filter((kind) => engine.recipes[kind]).map((kind) => [kind, engine.name])),
  forKind: () => engine,
  find: (_kind, suits) => [engine].find(suits),
  isWell: () => true,
  note: () => {},
  findByName: (name) => (name === engine.name ? engine : undefined),
  close: () => engine.close(),
})
