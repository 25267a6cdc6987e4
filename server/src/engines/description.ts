import type { Logger } from 'pino'
import type { Env, Variables } from '../lib/env-values.ts'
import { parts, readVariables } from '../lib/env-values.ts'
import type { ClipWorkshop } from '../media/clip/clip-workshop.ts'
import type { SoundWorkshop } from '../media/sound/sound-workshop.ts'
import type { Engine, LackReport } from './engine.ts'
import type { Studio, StudioSettings } from './studio-settings.ts'
import type { Finishing } from './tasks/finish-result.ts'
import type { OrderTaking } from './tasks/plan-job.ts'

/** What the server has to offer to any engine. */
export type EngineParts = {
  studio: Studio & StudioSettings
  clips: ClipWorkshop
  sounds: SoundWorkshop
  log: Logger
  /** Of this server, for services that send messages. */
  publicUrl: string
  taking: OrderTaking
  finishing: Finishing
}

/** The variable without which an engine is not connected, and words about it for the operator. */
type Connection = {
  variable: string
  /** What to do when it is not set: `put your key there`. */
  unset: string
  /** What it takes to try the engine: `give a key`. */
  wanted: string
  /** A value as it may look. */
  example: string
}

/** All that is said of an engine before it is opened. Light: what it works with is loaded by `open` and `report`. */
export type EngineDescription<Settings extends object = object> = {
  /** As configuration, jobs and addresses of webhooks name it. Never changes. */
  name: string
  /** As people know it. */
  label: string
  /**
   * Where the work is done, in words that follow what was made (`at fal`); null on this machine. Work elsewhere waits in
   * lines of its own, and costs the operator something.
   */
  place: string | null
  /** Null for one that needs nothing. */
  connection: Connection | null
  settings: Variables<Settings>
  /** What it can make is what its recipes are for. Throws a `ConfigError` for settings that cannot be used. */
  open(settings: Settings, parts: EngineParts): Promise<Engine>
  /** What it is without, for `engines:check`. */
  report?(settings: Settings): Promise<LackReport>
}

/** An engine's settings; null when it is not connected. */
export const readSettings = <Settings extends object>(
  env: Env,
  { connection, settings }: Pick<EngineDescription<Settings>, 'connection' | 'settings'>,
): Settings | null => (connection && parts(env[connection.variable]).length === 0 ? null : readVariables(env, settings))
