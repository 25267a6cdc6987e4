import { KIND_NAMES, KINDS } from '@visage/contract'
import type { KindName } from '@visage/contract'
import type { Config } from '../env.ts'
import { AppError } from '../lib/app-error.ts'
import type { Engine } from './engine.ts'

/** The engines that are switched on, and which one serves which kind. */
export type Engines = {
  all: readonly Engine[]
  /** The name of the engine of every kind that can be made here. */
  offered: Partial<Record<KindName, string>>
  /** Throws `unavailable` for a kind that cannot be made here. */
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
  const findForKind = (kind: KindName) => {
    const engine = findByName(config.engines[kind])
    return engine?.recipes[kind] && engine
  }
  return {
    all,
    offered: Object.fromEntries(
      KIND_NAMES.flatMap((kind) => {
        const engine = findForKind(kind)
        return engine ? [[kind, engine.name]] : []
      }),
    ),
    findByName,
    forKind(kind) {
      const engine = findForKind(kind)
      if (!engine) throw new AppError('unavailable', `${KINDS[kind].label} is switched off at the moment.`)
      return engine
    },
    async close() {
      await Promise.all(all.map((engine) => engine.close()))
    },
  }
}
