import type { Logger } from 'pino'
import type { BlobStore } from './blobs/blob-store.ts'
import type { Database } from './db/client.ts'
import type { Db } from './db/transaction.ts'
import type { Engines } from './engines/index.ts'
import type { Config } from './env.ts'
import type { CountryFinder } from './geo/country-finder.ts'
import type { GoogleSignIn } from './google/google-sign-in.ts'
import type { Queue } from './jobs/queue.ts'
import type { Clock } from './lib/clock.ts'
import type { UrlSigner } from './lib/url-signer.ts'
import type { Signals } from './live/signals.ts'
import type { Mailer } from './mail/mailer.ts'

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
  /** Null where nobody can sign in with Google. */
  google: GoogleSignIn | null
  signals: Signals
  clock: Clock
  log: Logger
}
