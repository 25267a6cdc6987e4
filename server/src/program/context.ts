import type { Logger } from 'pino'
import type { BlobStore } from '../adapters/blobs/blob-store.ts'
import type { Engines } from '../adapters/engines/engines.ts'
import type { CountryFinder } from '../adapters/geo/countries.ts'
import type { LocalityFinder } from '../adapters/geo/locality-finder.ts'
import type { GoogleSignIn } from '../adapters/google/google-sign-in.ts'
import type { LinkFetcher } from '../adapters/links/link-source.ts'
import type { Scanner } from '../adapters/scanner/open-scanner.ts'
import type { Mailer } from '../adapters/mail/mailer.ts'
import type { ClipProcessor } from '../adapters/media/clip/clip-processor.ts'
import type { FaceFinder } from '../adapters/media/face-finder.ts'
import type { SoundProcessor } from '../adapters/media/sound/sound-processor.ts'
import type { PaymentProviders } from '../adapters/payments/payment-provider.ts'
import type { Traces } from '../adapters/traces/traces.ts'
import type { Provenance } from '../adapters/provenance/provenance.ts'
import type { Database } from '../db/client.ts'
import type { Signals } from '../db/signals.ts'
import type { Db } from '../db/transaction.ts'
import type { Config } from './env.ts'
import type { Queue } from '../jobs/queue.ts'
import type { UrlSigner } from '../lib/file-urls.ts'
import type { Clock } from '../lib/time.ts'
import type { Moderation } from '../moderation/policy/moderation.ts'
import type { Sandbox } from './sandbox.ts'
import type { TemplateCatalogue } from '../templates/template-source.ts'

/** Everything that the domains work with, built once by hand; a test may put its own part in. */
export type Context = {
  config: Config
  database: Database
  db: Db
  queue: Queue
  blobs: BlobStore
  mediaUrls: UrlSigner
  engines: Engines
  mail: Mailer
  geo: CountryFinder
  localities: LocalityFinder
  /** Null where nobody can sign in with Google. */
  google: GoogleSignIn | null
  payments: PaymentProviders
  /** What stands in for the world outside on this machine; null where nothing does. */
  sandbox: Sandbox | null
  signals: Signals
  links: LinkFetcher
  /** Looks into files that people bring in; null where no scanner is set. */
  scanner: Scanner | null
  /** Reads and makes videos, in processes of their own. */
  clips: ClipProcessor
  /** Reads and writes sounds, in processes of their own. */
  sounds: SoundProcessor
  /** Marks results as generated here, and recognises them. */
  provenance: Provenance
  /** What the operator's policy allows. */
  moderation: Moderation
  templates: TemplateCatalogue
  faces: FaceFinder
  clock: Clock
  /** How long an engine is left alone before it tries again; twice as long each further time. */
  retryDelayMs: number
  /** What happens between a click and its file. */
  traces: Traces
  log: Logger
  /** Aborts when all of this is about to close. */
  closing: AbortSignal
}
