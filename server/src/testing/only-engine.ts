import type { Engine } from '../engines/engine.ts'
import type { Engines } from '../engines/index.ts'

/** Engines in which this one serves every kind. */
export const onlyEngine = (engine: Engine): Engines => ({
  all: [engine],
  forKind: () => engine,
  findByName: (name) => (name === engine.name ? engine : undefined),
  close: () => engine.close(),
})
