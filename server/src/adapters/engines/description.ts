import type { Logger } from 'pino'
import { parts, readVariables } from '../../lib/env-values.ts'
import type { Env, Variables } from '../../lib/env-values.ts'
import type { ClipProcessor } from '../media/clip/clip-processor.ts'
import type { SoundProcessor } from '../media/sound/sound-processor.ts'
import type { Engine, MissingPartsReport } from './engine.ts'
import type { Studio, StudioSettings } from './studio-settings.ts'
import type { FinishingTools } from './tasks/finish-result.ts'
import type { PlanningTools } from './tasks/plan-task.ts'

/** What the server has to offer to any engine. */
export type EngineParts = {
  studio: Studio & StudioSettings
  clips: ClipProcessor
  sounds: SoundProcessor
  log: Logger
  /** Of this server, for services that send messages. */
  publicUrl: string
  planning: PlanningTools
  finishing: FinishingTools
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
  report?(settings: Settings): Promise<MissingPartsReport>
  /** Writes down anew what the engine's service says of itself, for the tests; answers what was written, in words. */
  record?(settings: Settings): Promise<string>
}

/** An engine's settings; null when it is not connected. */
export const readSettings = <Settings extends object>(
  env: Env,
  { connection, settings }: Pick<EngineDescription<Settings>, 'connection' | 'settings'>,
): Settings | null => (connection && parts(env[connection.variable]).length === 0 ? null : readVariables(env, settings))
