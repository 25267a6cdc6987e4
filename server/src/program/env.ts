import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { email } from '@visage/contract'
import { readStorageSettings } from '../adapters/blobs/open-blob-store.ts'
import type { StorageSettings } from '../adapters/blobs/open-blob-store.ts'
import { readEngines } from '../adapters/engines/configured-engines.ts'
import type { EngineConfig } from '../adapters/engines/configured-engines.ts'
import type { Terms } from '../adapters/engines/engine.ts'
import { STUDIO_VARIABLES } from '../adapters/engines/studio-settings.ts'
import type { StudioSettings } from '../adapters/engines/studio-settings.ts'
import type { CelebrityNames } from '../adapters/engines/tasks/prompts.ts'
import { readLinkSettings } from '../adapters/links/read-link-settings.ts'
import type { LinkSettings } from '../adapters/links/read-link-settings.ts'
import type { MailSettings } from '../adapters/mail/open-mailer.ts'
import { readTraceSettings } from '../adapters/traces/open-traces.ts'
import type { TraceSettings } from '../adapters/traces/traces.ts'
import { readPaymentSettings } from '../adapters/payments/read-payment-settings.ts'
import type { PaymentSettings } from '../adapters/payments/read-payment-settings.ts'
import type { DatabaseSettings } from '../db/client.ts'
import {
  ConfigError,
  flag,
  integer,
  oneOf,
  parts,
  readVariables,
  share,
  url,
  values,
  withFiles,
} from '../lib/env-values.ts'
import type { Env, Variables } from '../lib/env-values.ts'
import { readOperator } from '../lib/operator-details.ts'
import type { Operator } from '../lib/operator-details.ts'
import { readSecrets } from '../lib/secrets.ts'
import { LOCAL_SENDER } from '../adapters/mail/mailer.ts'

/** How much one person may do, where it costs the operator something. */
type LimitSettings = {
  /** Generations that had begun and may be cancelled within a day. */
  cancellations: number
  /** The same of those that engines elsewhere work on. */
  cancellationsElsewhere: number
  /** Subscriptions that may be begun within a day. */
  checkouts: number
  /** Gigabytes of files that one person may send within a day. */
  uploadGigabytes: number
  /** Generations that may wait in one queue, of everybody. */
  waiting: number
  /** Generations that one person may have under way. */
  waitingEach: number
  /** Room for files of who has no plan. */
  trialStorageMegabytes: number
}

const manyADay = values.wholeNumber({ min: 1, max: 10_000 })

const LIMIT_VARIABLES: Variables<LimitSettings> = {
  cancellations: { name: 'MAX_CANCELLATIONS', schema: manyADay, usual: 60 },
  cancellationsElsewhere: { name: 'MAX_CANCELLATIONS_ELSEWHERE', schema: manyADay, usual: 10 },
  checkouts: { name: 'MAX_CHECKOUTS', schema: manyADay, usual: 10 },
  uploadGigabytes: { name: 'MAX_UPLOAD_GB', schema: manyADay, usual: 5 },
  waiting: { name: 'MAX_WAITING', schema: manyADay, usual: 1000 },
  waitingEach: { name: 'MAX_WAITING_EACH', schema: manyADay, usual: 20 },
  trialStorageMegabytes: {
    name: 'TRIAL_STORAGE_MB',
    schema: values.wholeNumber({ min: 1, max: 1_000_000 }),
    usual: 2048,
  },
}

/** Everything that can be set from outside, decided once. Null means off, a union means which adapter. */
export type Config = {
  mode: 'development' | 'production' | 'test'
  role: 'all' | 'web' | 'worker'
  host: string
  port: number
  /** Where a worker without a site answers about its health and figures; null nowhere. */
  watchPort: number | null
  /** Without a slash at its end. */
  publicUrl: string
  /** Whether somebody said what this is for, so that it may serve others than its own machine. */
  mayServeOthers: boolean
  dataDir: string
  /** What is written is refused while the disk of the data has less. */
  keepFreeMegabytes: number
  database: DatabaseSettings
  storage: StorageSettings
  mail: MailSettings
  /** How people sign in with Google; null when they cannot. */
  google: { kind: 'oauth'; clientId: string; baseUrl: string | null } | { kind: 'stand-in' } | null
  payments: PaymentSettings
  /** A service that knows postal codes beyond those installed; null asks nobody. */
  postalLookupUrl: string | null
  links: LinkSettings
  /** Where ClamAV's daemon looks into files that people bring in; null scans none. */
  scannerUrl: string | null
  /** Where messages of the contact form go; null keeps them in the database alone. */
  supportEmail: string | null
  /** What the public pages tell of who runs this installation. */
  operator: Operator
  /** In lower case: whose accounts may decide takedowns. */
  adminEmails: readonly string[]
  /** The file of the operator's moderation policy; null takes the one that comes along. */
  moderationPolicy: string | null
  /** Where the built site lies; null serves the API alone. */
  webDir: string | null
  /** Lower-case hex SHA-256 that the `security-key` header must hold, or null when it is ignored. */
  securityKeyHash: string | null
  /** Secrets that sign access tokens and media addresses, and that mark and recognise what was made here. */
  secrets: { tokens: string; media: string; provenance: string }
  engines: EngineConfig
  terms: Terms
  celebrityNames: CelebrityNames
  /** Results of engines elsewhere whose face is less alike than this are thrown away; 0 to 1. */
  identityThreshold: number
  studio: StudioSettings
  limits: LimitSettings
  /** Whether template pictures are made ahead of time; else when somebody looks at them. */
  templatesAhead: boolean
  /** Where an operator's own templates lie; null shows those of the studio. */
  templateBaseUrl: string | null
  /** Addresses or ranges whose forwarded client address is believed. */
  trustProxy: string[]
  blockDevtools: boolean
  /** Bearer token of `/metrics`; null keeps it to this machine. */
  metricsToken: string | null
  /** Where traces go; null keeps none. */
  traces: TraceSettings | null
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}

/** Hardly any two pictures of two people are as alike as this to the judge. */
const usualIdentityThreshold = 0.55

/** Room for some segments of the database's log, of 16 MB each, and for what is under way. */
const usualFreeMegabytes = 256

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])

const isLocal = ({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean =>
  LOOPBACK.has(host) && LOOPBACK.has(new URL(publicUrl).hostname)

/** Nobody but who sits at this machine can reach it, and all mails lie open to them. */
const isToy = (reach: Pick<Config, 'mode' | 'host' | 'publicUrl' | 'mail'>): boolean =>
  reach.mode !== 'production' && reach.mail.kind === 'outbox' && isLocal(reach)

/** The stand-in signs in as anybody, so it is for a machine on which anybody may be anybody. */
const googleFrom = (env: Env, reach: Parameters<typeof isToy>[0]): Config['google'] => {
  const clientId = env.GOOGLE_CLIENT_ID
  const baseUrl = url(env, 'GOOGLE_BASE_URL', ['http:', 'https:'])
  if (clientId) return { kind: 'oauth', clientId, baseUrl }
  if (baseUrl) throw new ConfigError('GOOGLE_BASE_URL is set without GOOGLE_CLIENT_ID: set both or neither.')
  return isToy(reach) ? { kind: 'stand-in' } : null
}

const emailAddress = (env: Env, name: string): string | null => {
  const value = env[name]
  if (!value) return null
  if (!email.safeParse(value).success)
    throw new ConfigError(`${name} is "${value}": it must be an email address such as help@example.com.`)
  return value
}

const emailAddresses = (env: Env, name: string): string[] =>
  parts(env[name]).map((address) => {
    const parsed = email.safeParse(address)
    if (!parsed.success)
      throw new ConfigError(
        `${name} names "${address}": it must be email addresses such as help@example.com,me@example.com.`,
      )
    return parsed.data
  })

const territoriesFrom = (env: Env): string[] | null => {
  const codes = parts(env.TERRITORIES).map((code) => code.toUpperCase())
  const odd = codes.find((code) => !/^[A-Z]{2}$/.test(code))
  if (odd) throw new ConfigError(`TERRITORIES names "${odd}": it must be two-letter country codes such as IN,CA.`)
  return codes.length > 0 ? codes : null
}

/** Reads the environment; throws a {@link ConfigError} for the first value that cannot be used. */
export const readConfig = (given: Env): Config => {
  const env = withFiles(given)
  const mode = oneOf(env, 'NODE_ENV', ['development', 'production', 'test'], 'development')
  const host = env.HOST || '127.0.0.1'
  const port = integer(env, 'PORT', { min: 0, max: 65535 }) ?? 3000
  const dataDir = resolve(env.DATA_DIR || 'data')
  const databaseUrl = url(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])
  const smtpUrl = url(env, 'SMTP_URL', ['smtp:', 'smtps:'])
  const role = oneOf(env, 'ROLE', ['all', 'web', 'worker'], 'all')
  if (role !== 'all' && !databaseUrl)
    throw new ConfigError(
      `ROLE is "${role}": running web and worker apart needs DATABASE_URL, as the embedded database serves one process.`,
    )
  if (mode === 'production' && !smtpUrl)
    throw new ConfigError('SMTP_URL is not set: production has to mail codes to people.')
  const publicUrl = (url(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(/\/+$/, '')
  const mail: Config['mail'] = smtpUrl
    ? {
        kind: 'smtp',
        url: smtpUrl,
        from: env.MAIL_FROM || LOCAL_SENDER,
        mustEncrypt: mode === 'production' && !LOOPBACK.has(new URL(smtpUrl).hostname),
      }
    : { kind: 'outbox', dir: resolve(dataDir, 'outbox') }
  if (mode === 'production' && !publicUrl.startsWith('https:'))
    throw new ConfigError(
      `PUBLIC_URL is ${env.PUBLIC_URL ? `"${env.PUBLIC_URL}"` : 'not set'}: production needs the https:// address at which people reach it.`,
    )
  const reach = { mode, host, publicUrl, mail }
  const mayServeOthers = Boolean(env.NODE_ENV)
  if (!mayServeOthers && !isLocal(reach))
    throw new ConfigError(
      'HOST or PUBLIC_URL lets others reach this, and NODE_ENV is not set: set NODE_ENV=production to serve people, or NODE_ENV=development to try it in a network that you trust.',
    )
  const engines = readEngines(env)
  const supportEmail = emailAddress(env, 'SUPPORT_EMAIL')
  return {
    mode,
    role,
    host,
    port,
    watchPort: integer(env, 'WATCH_PORT', { min: 0, max: 65535 }),
    publicUrl,
    mayServeOthers,
    dataDir,
    keepFreeMegabytes: integer(env, 'KEEP_FREE_MB', { min: 0, max: 2 ** 40 }) ?? usualFreeMegabytes,
    database: databaseUrl
      ? { kind: 'server', url: databaseUrl }
      : {
          kind: 'embedded',
          dir: resolve(dataDir, 'database'),
          isSynced: flag(env, 'DATABASE_SYNC', mode !== 'test'),
        },
    storage: readStorageSettings(env, resolve(dataDir, 'blobs')),
    mail,
    google: googleFrom(env, reach),
    payments: readPaymentSettings(env, { mode, dataDir }),
    scannerUrl: url(env, 'SCANNER_URL', ['clamd:']),
    postalLookupUrl: url(env, 'POSTAL_LOOKUP_URL', ['http:', 'https:']),
    links: readLinkSettings(env, isToy(reach) ? `${publicUrl}/dev/instagram` : null),
    supportEmail,
    operator: readOperator(env, { supportEmail, toyUrl: isToy(reach) ? publicUrl : null }),
    adminEmails: emailAddresses(env, 'ADMIN_EMAILS'),
    moderationPolicy: env.MODERATION_POLICY ? resolve(env.MODERATION_POLICY) : null,
    webDir: env.WEB_DIR === '' ? null : resolve(env.WEB_DIR || 'web/build/client'),
    securityKeyHash: env.SECURITY_KEY ? createHash('sha256').update(env.SECURITY_KEY).digest('hex') : null,
    secrets: readSecrets({ env, dataDir, required: mode === 'production' }),
    engines,
    celebrityNames: oneOf(env, 'CELEBRITY_NAMES', ['attributes', 'names'], 'attributes'),
    identityThreshold: share(env, 'IDENTITY_THRESHOLD') ?? usualIdentityThreshold,
    terms: {
      use: oneOf(env, 'LICENCE_USE', ['commercial', 'private'], 'commercial'),
      territories: territoriesFrom(env),
    },
    studio: readVariables(env, STUDIO_VARIABLES),
    limits: readVariables(env, LIMIT_VARIABLES),
    templatesAhead: flag(env, 'TEMPLATES_AHEAD', mode !== 'test'),
    templateBaseUrl: url(env, 'TEMPLATE_BASE_URL', ['http:', 'https:']),
    trustProxy: parts(env.TRUST_PROXY),
    blockDevtools: flag(env, 'BLOCK_DEVTOOLS', mode === 'production'),
    metricsToken: env.METRICS_TOKEN || null,
    traces: readTraceSettings(env),
    logLevel: oneOf(
      env,
      'LOG_LEVEL',
      ['silent', 'error', 'warn', 'info', 'debug'],
      mode === 'test' ? 'silent' : 'info',
    ),
  }
}
