import { KIND_NAMES } from '@visage/contract'
import type { KindName } from '@visage/contract'
import { ConfigError, listOf } from '../../lib/env-values.ts'
import type { Env } from '../../lib/env-values.ts'
import { readSettings } from './description.ts'
import type { EngineDescription, EngineParts } from './description.ts'
import type { Terms } from './engine.ts'
import { openEngines } from './engines.ts'
import type { EngineRoutes, Engines } from './engines.ts'
import { ENGINES } from './table.ts'

/** Which engine makes what, and the settings of those that are connected, by their names. */
export type EngineConfig = { routes: EngineRoutes; settings: Readonly<Record<string, object>> }

const names = ENGINES.map(({ name }) => name)

const routeFor = (env: Env, kind: KindName): readonly string[] => {
  const specific = `ENGINE_${kind.toUpperCase().replaceAll('-', '_')}`
  return listOf(env, env[specific] ? specific : 'ENGINE', names) ?? [ENGINES[0].name]
}

const assertConnected = ({ routes, settings }: EngineConfig): void => {
  const named = new Set(Object.values(routes).flat())
  for (const { name, connection } of ENGINES)
    if (connection && named.has(name) && !settings[name])
      throw new ConfigError(`ENGINE names ${name}, but ${connection.variable} is not set: ${connection.unset}.`)
}

/** The settings of every engine that is connected. Throws a `ConfigError` for the first value that cannot be used. */
const listConnected = (env: Env): [EngineDescription, object][] =>
  ENGINES.flatMap((engine) => {
    const settings = readSettings(env, engine)
    return settings ? [[engine, settings] as [EngineDescription, object]] : []
  })

/** Reads which engines there are. Throws a `ConfigError` for the first value that cannot be used. */
export const readEngines = (env: Env): EngineConfig => {
  const config = {
    routes: Object.fromEntries(KIND_NAMES.map((kind) => [kind, routeFor(env, kind)])) as EngineRoutes,
    settings: Object.fromEntries(listConnected(env).map(([{ name }, settings]) => [name, settings])),
  }
  assertConnected(config)
  return config
}

type Parts = Pick<EngineParts, 'studio' | 'clips' | 'sounds' | 'log'>

type Settings = Pick<EngineParts['planning'], 'celebrityNames'> &
  Pick<EngineParts['finishing'], 'identityThreshold'> &
  Pick<EngineParts, 'publicUrl'> & { engines: EngineConfig; terms: Terms }

/** Opens the engines that the configuration names. */
export const openConfiguredEngines = async (
  { engines: { routes, settings }, terms, publicUrl, celebrityNames, identityThreshold }: Settings,
  parts: Parts,
): Promise<Engines> => {
  const { clips, sounds, studio } = parts
  const planning = { celebrityNames, clips, sounds, pool: studio.pool }
  const finishing = { clips, sounds, pool: studio.pool, identityThreshold }
  const opening = [...new Set(Object.values(routes).flat())]
    .flatMap((name) => ENGINES.find((engine) => engine.name === name) ?? [])
    .map((engine) => engine.open(settings[engine.name] ?? {}, { ...parts, publicUrl, planning, finishing }))
  return openEngines({ routes, terms }, await Promise.all(opening))
}
