import { KIND_NAMES, KINDS } from '@visage/contract'
import type { KindName } from '@visage/contract'
import { AppError } from '../../lib/app-error.ts'
import { ConfigError } from '../../lib/env-values.ts'
import { openBreaker } from './breaker.ts'
import type { Engine, Model, Terms } from './engine.ts'

const findObjection = ({ use, territories }: Terms, { licence, isCommercial, barredTerritories }: Model) => {
  if (use === 'commercial' && !isCommercial)
    return `its licence (${licence}) does not allow to sell what it makes. Choose another engine or model, or set LICENCE_USE=private if nobody pays`
  const barred = barredTerritories.filter((code) => territories?.includes(code) ?? true)
  if (barred.length > 0)
    return `its licence (${licence}) bars it from ${barred.join(', ')}. Choose another engine or model, or name the countries that you serve in TERRITORIES`
  return undefined
}

/** Throws a `ConfigError` for the first model whose licence forbids what the installation is for. */
const assertAllowed = (terms: Terms, routes: ReadonlyMap<KindName, readonly Engine[]>): void => {
  for (const [kind, engines] of routes)
    for (const { name, recipes } of engines)
      for (const model of recipes[kind]?.models ?? []) {
        const objection = findObjection(terms, model)
        if (objection) throw new ConfigError(`${name} would make "${kind}" with ${model.name}, but ${objection}.`)
      }
}

/** The engines that are switched on, and which one serves which kind. */
export type Engines = {
  all: readonly Engine[]
  /** Who makes a kind, the first that works; empty for a kind that is switched off. */
  routes: ReadonlyMap<KindName, readonly Engine[]>
  /** The name of the first engine of every kind that can be made here. */
  offered: Partial<Record<KindName, string>>
  /** The first engine of the kind's route that works at the moment. Throws `unavailable` for a kind that cannot be made here. */
  forKind(kind: KindName): Engine
  /** The first engine of the kind's route that suits, one that works at the moment before one that does not. */
  find(kind: KindName, suits: (engine: Engine) => boolean): Engine | undefined
  findByName(name: string): Engine | undefined
  /** Whether an engine has not failed too often lately. */
  isWell(name: string): boolean
  /** Counts how a piece of an engine's work ended. */
  note(name: string, isSuccess: boolean): void
  close(): Promise<void>
}

/** The engines of each kind by name, the first that works; the others stand in when it fails. */
export type EngineRoutes = Readonly<Record<KindName, readonly string[]>>

/** Routes kinds to engines. Throws a `ConfigError` for a model that may not be used as configured. */
export const openEngines = (
  { routes: named, terms }: { routes: EngineRoutes; terms: Terms },
  all: readonly Engine[],
): Engines => {
  const breakers = new Map(all.map(({ name }) => [name, openBreaker()]))
  const findByName = (name: string) => all.find((engine) => engine.name === name)
  const isWell = (name: string) => breakers.get(name)?.isClosed() ?? true
  const routes = new Map(
    KIND_NAMES.map((kind) => [
      kind,
      named[kind].flatMap((name) => findByName(name) ?? []).filter((engine) => engine.recipes[kind]),
    ]),
  )
  const routeOf = (kind: KindName): readonly Engine[] => routes.get(kind) ?? []
  const find = (kind: KindName, suits: (engine: Engine) => boolean): Engine | undefined => {
    const left = routeOf(kind).filter(suits)
    return left.find(({ name }) => isWell(name)) ?? left[0]
  }
  assertAllowed(terms, routes)
  return {
    all,
    routes,
    offered: Object.fromEntries(
      KIND_NAMES.flatMap((kind) =>
        routeOf(kind)
          .slice(0, 1)
          .map(({ name }) => [kind, name]),
      ),
    ),
    findByName,
    isWell,
    find,
    forKind(kind) {
      const engine = find(kind, () => true)
      if (!engine) throw new AppError('unavailable', `${KINDS[kind].label} is switched off at the moment.`)
      return engine
    },
    note: (name, isSuccess) => breakers.get(name)?.note(isSuccess),
    async close() {
      await Promise.all(all.map((engine) => engine.close()))
    },
  }
}
