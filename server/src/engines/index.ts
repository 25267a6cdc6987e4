import type { KindName } from '@visage/contract'
import type { Config } from '../env.ts'
import type { Engine } from './engine.ts'

/** The engines that are switched on, and which one serves which kind. */
export type Engines = {
  all: readonly Engine[]
  forKind(kind: KindName): Engine
  findByName(name: string): Engine | undefined
  close(): Promise<void>
}

type EngineFactory = (config: Config) => Engine

/** Opens each engine that the configuration names once. */
export const openEngines = (config: Config, factories: Record<string, EngineFactory>): Engines => {
  const names = [...new Set(Object.values(config.engines))]
  const all = names.map((name) => {
    const open = factories[name]
    if (!open) throw new Error(`There is no engine named ${name}.`)
    return open(config)
  })
  const findByName = (name: string) => all.find((engine) => engine.name === name)
  return {
    all,
    findByName,
    forKind(kind) {
      const engine = findByName(config.engines[kind])
      if (!engine?.recipes[kind]) throw new Error(`The engine ${config.engines[kind]} cannot make a ${kind}.`)
      return engine
    },
    async close() {
      await Promise.all(all.map((engine) => engine.close()))
    },
  }
}
