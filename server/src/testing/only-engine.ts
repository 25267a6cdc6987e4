import { KIND_NAMES } from '@visage/contract'
import type { Engine } from '../engines/engine.ts'
import type { Engines } from '../engines/index.ts'

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
