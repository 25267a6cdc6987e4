/** A package that few may import. */
export interface Owned {
  /** A name; one that ends in `*` stands for all that begin so. */
  readonly packages: readonly string[]
  /** Patterns of the files that alone may import it. */
  readonly by: readonly string[]
  readonly why: string
}

const within = (...folders: string[]) => folders.map((folder) => `${folder}/**`)
const outside = within('bench', 'e2e', 'bin', 'web/media')

export const OWNED: readonly Owned[] = [
  {
    packages: ['node:*'],
    by: [
      ...outside,
      ...within(
        'server',
        'sandbox',
        'docs',
        'web/prerender',
        'studio/src/faces',
        'studio/src/pool',
        'studio/src/swap/clip',
        'studio/src/threads',
      ),
      'studio/src/motion/{draw-frames,compose-worker}.ts',
      'studio/src/speech/voice/run-flite.ts',
      'web/*.ts',
      'vitest.config.ts',
    ],
    why: 'The contract, the site and what draws run in a browser too.',
  },
  {
    packages: ['node:child_process'],
    by: [
      ...outside,
      ...within('server/src/adapters/media/process', 'server/src/adapters/links/yt-dlp', 'server/src/db/cluster'),
    ],
    why: 'Processes are started where they are bounded and ended.',
  },
  {
    packages: ['node:process'],
    by: outside,
    why: 'Only env.ts, main.ts and serve.ts read the process: take what you need from the context.',
  },
  {
    packages: ['fastify', '@fastify/*'],
    by: within('server/src/http', 'sandbox'),
    why: 'Only server/src/http and the sandbox know HTTP.',
  },
  {
    packages: ['drizzle-orm*', 'pg', '@electric-sql/*'],
    by: [
      ...within('server/src/db'),
      'server/src/**/store.ts',
      'server/src/jobs/queue.ts',
      'server/src/lib/paging.ts',
      'bench/load/bench-search.ts',
    ],
    why: 'Statements stand in a store.ts: call one of its functions.',
  },
  { packages: ['pg-boss'], by: within('server/src/db', 'server/src/jobs'), why: 'The queue is reached through jobs/.' },
  {
    packages: ['sharp'],
    by: [...outside, 'server/src/adapters/media/picture/sharp.ts'],
    why: 'One file says which formats are read: import its sharp.',
  },
  {
    packages: ['node-av*'],
    by: [
      ...outside,
      ...within('server/src/adapters/media', 'server/src/adapters/provenance', 'server/src/adapters/engines/tasks'),
    ],
    why: 'Files of people are decoded in media/, where it is bounded.',
  },
  {
    packages: ['nodemailer', '@react-email/*'],
    by: within('server/src/adapters/mail'),
    why: 'Mails are written and sent in mail/.',
  },
  {
    packages: ['jose', '@node-rs/argon2'],
    by: within('server/src/account', 'server/src/adapters/google', 'sandbox'),
    why: 'Who somebody is, is proven in account/.',
  },
  {
    packages: ['@simplewebauthn/server', 'otpauth'],
    by: within('server/src/account', 'e2e'),
    why: 'Second factors are checked in account/factors.',
  },
  {
    packages: ['@opentelemetry/*'],
    by: within('server/src/adapters/traces/otlp'),
    why: 'Loaded only where traces are kept.',
  },
  { packages: ['@tensorflow/*'], by: within('studio/src/faces'), why: 'Networks are loaded once, in faces/.' },
  {
    packages: ['@napi-rs/canvas'],
    by: [...outside, ...within('studio/src/image', 'studio/src/render', 'studio/src/motion')],
    why: 'Only what draws needs a canvas.',
  },
  {
    packages: ['zod'],
    by: [
      ...outside,
      ...within('contract', 'studio', 'server', 'sandbox'),
      'web/src/app/policy-settings.ts',
      ...['account', 'billing', 'admin', 'gallery', 'studio'].map((name) => `web/src/features/${name}/**`),
    ],
    why: 'Public pages load no schemas.',
  },
  {
    packages: ['@mantine/core'],
    by: within('web/src/ui'),
    why: 'Features take their parts from ui/, so that all look alike.',
  },
  {
    packages: ['@tanstack/react-query'],
    by: within('web/src/app', 'web/src/features', 'web/src/lib/api'),
    why: 'The design system and what lies below the API client hold no data.',
  },
  {
    packages: ['idb-keyval'],
    by: within('web/src/lib/session'),
    why: 'What a browser keeps, it keeps in lib/session.',
  },
  {
    packages: ['react', 'react-dom*', 'react-router'],
    by: [...within('web'), ...within('server/src/adapters/mail')],
    why: 'Only the site and the mails are made of components.',
  },
  {
    packages: ['@playwright/*'],
    by: within('e2e', 'bench/web'),
    why: 'Only journeys and their benches drive a browser.',
  },
  { packages: ['oxc-parser'], by: within('bin/layers'), why: 'Only the check of this table reads sources.' },
]

/** Files that may import these packages only. */
export const CLOSED: readonly { readonly at: string; readonly packages: readonly string[]; readonly why: string }[] = [
  {
    at: 'contract/**',
    packages: ['zod'],
    why: 'The contract runs in the browser too: it may use zod and nothing else.',
  },
  { at: 'studio/src/render/**', packages: ['@napi-rs/canvas'], why: 'What draws takes its canvas and nothing else.' },
  {
    at: 'studio/**',
    packages: [
      '@napi-rs/canvas',
      '@tensorflow/*',
      'any-ascii',
      'fft.js',
      'zod',
      'cmu-pronouncing-dictionary',
      'node:*',
    ],
    why: 'The studio knows nothing of HTTP, database, accounts or the site: pass in what it needs.',
  },
]

/** Files that may not import these, by patterns of paths or by names of packages. */
export const NEVER: readonly { readonly at: string; readonly imports: readonly string[]; readonly why: string }[] = [
  {
    at: 'server/src/**/routes.ts',
    imports: ['drizzle-orm', 'pg', 'server/src/db/**', '**/store.ts'],
    why: 'Routes hold no statements: call a verb of the domain.',
  },
]

/** Rules about all files. */
export const OF_ALL = {
  unknown: 'Every file belongs to a row of bin/layers/layers.ts: say there what it may import, and why.',
  circle: 'Nothing imports itself in a circle, types included: take out what both need, or pass it in.',
  store: 'A store belongs to its domain: call one of its verbs.',
  testing: 'The program never imports what is there for tests.',
  process: 'Only env.ts, main.ts and serve.ts read the process: take what you need from the context.',
} as const
