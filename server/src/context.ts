import type { Logger } from 'pino'
import type { BlobStore } from './blobs/blob-store.ts'
import type { Database } from './db/client.ts'
import type { Signals } from './db/signals.ts'
import type { Db } from './db/transaction.ts'
import type { Engines } from './engines/engines.ts'
import type { Config } from './env.ts'
import type { CountryFinder } from './geo/countries.ts'
import type { LocalityFinder } from './geo/locality-finder.ts'
import type { GoogleSignIn } from './google/google-sign-in.ts'
import type { Queue } from './jobs/queue.ts'
import type { UrlSigner } from './lib/file-urls.ts'
import type { Clock } from './lib/time.ts'
import type { LinkFetcher } from './links/link-source.ts'
import type { Mailer } from './mail/mailer.ts'
import type { ClipProcessor } from './media/clip/clip-processor.ts'
import type { FaceFinder } from './media/face-finder.ts'
import type { SoundProcessor } from './media/sound/sound-processor.ts'
import type { Moderation } from './moderation/policy/moderation.ts'
import type { PaymentProviders } from './payments/payment-provider.ts'
import type { Provenance } from './provenance/provenance.ts'
import type { Sandbox } from './sandbox.ts'
import type { TemplateCatalogue } from './templates/template-source.ts'

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
  log: Logger
}
