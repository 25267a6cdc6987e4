import type { EngineDescription } from '../description.ts'
import type { InputSchema, NamedSchemas } from './check-input.ts'
import type { Price } from './hosted-model.ts'
import type { ModelRow } from './model-table.ts'
import type { HostedSettings } from './settings.ts'

/** A service that answered and did not do what was asked. */
export class ServiceRefusedError extends Error {
  override name = 'ServiceRefusedError'
  readonly status: number
  /** How long it asks to wait; null where it says nothing. */
  readonly retryAfterMs: number | null
  /** Whether what was asked for is not allowed there: the person may ask for something else. */
  readonly isUnwanted: boolean

  constructor(message: string, options: { status: number; retryAfterMs?: number | null; isUnwanted?: boolean }) {
    super(message)
    this.status = options.status
    this.retryAfterMs = options.retryAfterMs ?? null
    this.isUnwanted = options.isUnwanted ?? false
  }
}

/** How a piece of work stands at the service. */
export type ServiceState =
  | { state: 'waiting'; ahead: number | null }
  /** 0 to 100; null where the service does not tell. */
  | { state: 'running'; percent: number | null }
  | { state: 'done'; output: unknown; predictSeconds: number | null }
  /** `mayRepeat`: the service failed, did not charge for it, and may do better another time. */
  | { state: 'failed'; message: string; isUnwanted: boolean; mayRepeat: boolean }
  /** The service does not know it, or knows it no longer. */
  | { state: 'gone' }

export type PublishedSchema = { input: InputSchema; named: NamedSchemas }

/** What a service asks for a model, in its own words and as a table counts it; null where nobody here can count that. */
export type ServicePrice = { amount: number; currency: string; unit: string; price: Price | null }

export type Work = { model: string; id: string }

/**
 * A service that is paid for every piece of work. Every method is limited in time and bytes, asks once, and throws a
 * `NoAnswerError` where it is not known whether something was done, or a {@link ServiceRefusedError} where nothing was.
 */
export type HostedService = {
  /** Stores a file there and answers its address. */
  upload(file: { name: string; file: Blob; signal: AbortSignal }): Promise<string>
  /** Has work begun, and answers what the service calls it. */
  submit(wanted: { model: string; input: object; webhookUrl: string | null }): Promise<string>
  ask(work: Work, signal: AbortSignal): Promise<ServiceState>
  /** What the service calls the work with just this body; undefined where it lists none. */
  find(wanted: { model: string; input: object; sinceMs: number }): Promise<string | undefined>
  /** Whether `find` lists work that has not ended; else only what has. */
  findsUnfinished: boolean
  cancel(work: Work): Promise<void>
  /** What a model takes, as the service publishes it now; undefined for one that it does not have. */
  findSchema(model: string): Promise<PublishedSchema | undefined>
  /** What the service asks of this account now, by the ids of models, without those that it does not tell of; where it can be asked. */
  findPrices?(models: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, ServicePrice>>
  /** Throws a sentence for the operator when the key or the account does not do. */
  check(): Promise<void>
  /** What the service calls the work that a webhook is about. Throws a {@link WebhookRefusedError}. */
  readWebhook(headers: Record<string, string | undefined>, rawBody: Buffer): Promise<string>
  /** Origins that results may come from though they are not public. */
  trustedOrigins: readonly string[]
}

/** The engine that a service is which is paid for every piece of work. */
export type HostedDescription = EngineDescription<HostedSettings> & {
  /** Throws a `ConfigError` for a list of models that cannot be used. */
  openAccount(settings: Omit<HostedSettings, 'concurrency'>): {
    service: HostedService
    models: readonly ModelRow[]
  }
}
