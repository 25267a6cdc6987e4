import { join } from 'node:path'
import pino from 'pino'
import type { DestinationStream, Logger, LoggerOptions } from 'pino'
import { openBlobStore } from '../adapters/blobs/open-blob-store.ts'
import { openConfiguredEngines } from '../adapters/engines/configured-engines.ts'
import { openStudioPool } from '../adapters/engines/studio/studio-engine.ts'
import type { Studio } from '../adapters/engines/studio-settings.ts'
import { openRegistryCountries } from '../adapters/geo/countries.ts'
import { openLocalities } from '../adapters/geo/open-localities.ts'
import { openOauthGoogle } from '../adapters/google/oauth/open-oauth-google.ts'
import { openLinks } from '../adapters/links/open-links.ts'
import { openScanner } from '../adapters/scanner/open-scanner.ts'
import { openMailer } from '../adapters/mail/open-mailer.ts'
import { openClipProcessor } from '../adapters/media/clip/open-clip-processor.ts'
import { openStudioFaces } from '../adapters/media/face-finder.ts'
import { openSoundProcessor } from '../adapters/media/sound/open-sound-processor.ts'
import { openPayments } from '../adapters/payments/open-payments.ts'
import { openProvenance } from '../adapters/provenance/open-provenance.ts'
import { openTraces } from '../adapters/traces/open-traces.ts'
import type { Context } from './context.ts'
import { openDatabase } from '../db/client.ts'
import { openSignals } from '../db/signals.ts'
import type { Config } from './env.ts'
import { openQueue } from '../jobs/queue.ts'
import { createUrlSigner } from '../lib/file-urls.ts'
import { systemClock } from '../lib/time.ts'
import { openModeration } from '../moderation/policy/moderation.ts'
import { openSandbox } from './sandbox.ts'
import { openTemplates } from '../templates/open-templates.ts'
import { JOBS } from './worker.ts'

const usualDrain = { drainMs: 20_000 }
const usualRetryDelayMs = 1000

export type OpenContext = Context & {
  /** Gives jobs that are under way so long to end by themselves. */
  close(options?: { drainMs: number }): Promise<void>
}

/** An error without the values that a statement was given or that a row already holds: these are about people. */
const describeError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error
  const { name, stack = '', cause } = error
  const message = error.message.replace(/\nparams: [^]*$/, '')
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { type: name, message, stack: stack.replace(error.message, message), code, cause: describeError(cause) }
}

/** Structured lines, on standard output unless told; whatever could open an account or an address is left out. */
export const createLogger = ({ logLevel }: Pick<Config, 'logLevel'>, to?: DestinationStream): Logger => {
  const options: LoggerOptions = {
    level: logLevel,
    base: null,
    serializers: { err: describeError, cause: describeError },
    redact: {
      paths: [
        'req.headers',
        '*.password',
        '*.new_password',
        '*.otp',
        '*.refresh_token',
        '*.google_token',
        '*.access',
        '*.refresh',
        '*.card',
        '*.token_id',
        '*.key_secret',
        '*.client_secret',
        '*.access_token',
        '*.authorization',
        '*.signature',
        '*.rawBody',
      ],
      remove: true,
    },
  }
  return to ? pino(options, to) : pino(options)
}

/** Parts that a test puts in, and the threads in which the studio works for those that it does not. */
export type Overrides = Partial<Context> & { studio?: Studio }

/** Builds everything in order; `overrides` puts a test's own parts in. `close` ends it in the reverse order. */
export const openContext = async (config: Config, overrides: Overrides = {}): Promise<OpenContext> => {
  const log = overrides.log ?? createLogger(config)
  const clock = overrides.clock ?? systemClock
  const traces = overrides.traces ?? (await openTraces(config.traces, log))
  const moderation = overrides.moderation ?? openModeration(config)
  const database = overrides.database ?? (await openDatabase(config.database))
  const queue = await database.prepareAlone(async () => {
    const opened = overrides.queue ?? (await openQueue(database, log))
    await opened.prepare(JOBS)
    return opened
  })
  const signals = overrides.signals ?? (await openSignals(database, log))
  const blobs = overrides.blobs ?? (await openBlobStore(config.storage))
  const mediaUrls = overrides.mediaUrls ?? createUrlSigner(config.secrets.media, clock)
  const clips =
    overrides.clips ??
    (await openClipProcessor({ dir: join(config.dataDir, 'clips'), threads: config.studio.threads ?? undefined }))
  const sounds = overrides.sounds ?? (await openSoundProcessor({ dir: join(config.dataDir, 'sounds') }))
  const provenance =
    overrides.provenance ??
    (await openProvenance({ secret: config.secrets.provenance, clips, dir: join(config.dataDir, 'provenance') }))
  const studio = { ...config.studio, ...(overrides.studio ?? openStudioPool(config.studio)) }
  const engines = overrides.engines ?? (await openConfiguredEngines(config, { studio, clips, sounds, log }))
  const templates =
    overrides.templates ?? (await openTemplates(config, { pool: studio.pool, clips, blobs, clock, log }))
  const faces = overrides.faces ?? openStudioFaces(studio.pool)
  const mail = overrides.mail ?? (await openMailer(config.mail, clock))
  const geo = overrides.geo ?? openRegistryCountries()
  const localities =
    overrides.localities ?? openLocalities({ dir: join(config.dataDir, 'postal'), lookupUrl: config.postalLookupUrl })
  const sandbox = await openSandbox({ config, clock, log })
  const realLinks = openLinks(config.links)
  const scanner = overrides.scanner ?? (config.scannerUrl === null ? null : openScanner(config.scannerUrl))
  const links = overrides.links ?? sandbox?.addPosts(realLinks) ?? realLinks
  const ownGoogle = config.google?.kind === 'oauth' ? openOauthGoogle(config.google) : (sandbox?.google ?? null)
  const google = overrides.google === undefined ? ownGoogle : overrides.google
  const payments = overrides.payments ?? openPayments(config.payments, { clock, sandbox: sandbox?.payments ?? null })
  const closing = new AbortController()
  return {
    config,
    database,
    closing: closing.signal,
    db: database.db,
    queue,
    blobs,
    mediaUrls,
    engines,
    templates,
    faces,
    mail,
    links,
    scanner,
    clips,
    sounds,
    provenance,
    moderation,
    geo,
    localities,
    google,
    payments,
    sandbox,
    signals,
    clock,
    retryDelayMs: overrides.retryDelayMs ?? usualRetryDelayMs,
    traces,
    log,
    async close(drain = usualDrain) {
      closing.abort()
      await queue.close(drain)
      await engines.close()
      await studio.pool.close({ abort: true })
      await provenance.close()
      await clips.close()
      await sounds.close()
      await mail.close()
      await sandbox?.close()
      await signals.close()
      await database.close()
      await traces.close()
    },
  }
}
