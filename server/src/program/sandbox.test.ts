import { mkdtempDisposable, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readConfig } from './env.ts'
import { startServerProcess } from '../testing/server-process.ts'
import { layPreparedDatabase } from '../testing/test-database.ts'

const program = fileURLToPath(new URL('../testing/loading-server.ts', import.meta.url))
const source = fileURLToPath(new URL('../', import.meta.url))

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://visage.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  TOKEN_SECRET: 't'.repeat(40),
  MEDIA_SECRET: 'm'.repeat(40),
  PROVENANCE_SECRET: 'p'.repeat(40),
  GOOGLE_CLIENT_ID: 'ours.apps.googleusercontent.com',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'webhook-secret',
  RAZORPAY_PLAN_BASIC: 'plan_1',
  RAZORPAY_PLAN_ADVANCED: 'plan_2',
  RAZORPAY_PLAN_PREMIUM: 'plan_3',
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'client-secret',
  PAYPAL_WEBHOOK_ID: 'webhook',
  PAYPAL_PLAN_BASIC: 'P-1',
  PAYPAL_PLAN_ADVANCED: 'P-2',
  PAYPAL_PLAN_PREMIUM: 'P-3',
}
const PAGES = [
  '/dev/mail',
  '/dev/google/o/oauth2/v2/auth',
  '/dev/google/tokeninfo',
  '/dev/payments',
  '/dev/payments/checkout/x',
  '/dev/instagram',
]

/** The modules that the whole program loads until it is ready, by their path from ours, and how its pages answer. */
const startProgram = async (settings: Record<string, string>) => {
  await using dataDir = await mkdtempDisposable(join(tmpdir(), 'visage-sandbox-'))
  const env = {
    PORT: '0',
    HOST: '127.0.0.1',
    WEB_DIR: '',
    DATA_DIR: dataDir.path,
    TEMPLATES_AHEAD: 'false',
    LOG_LEVEL: 'error',
    ...settings,
  }
  await layPreparedDatabase(readConfig(env))
  await using server = await startServerProcess(program, env)
  const answers = await Promise.all(PAGES.map((path) => fetch(`${server.url}${path}`, { redirect: 'manual' })))
  const root = new URL('../../../', import.meta.url).href
  return {
    loaded: server.lines
      .flatMap((line) => (line.startsWith('loads ') ? [line.slice('loads '.length)] : []))
      .map((url) => url.replace(root, '')),
    statuses: answers.map(({ status }) => status),
  }
}

describe('what stands in for the world outside', () => {
  test('is never loaded in production, and has no page there', async () => {
    const { loaded, statuses } = await startProgram(PRODUCTION)
    expect(loaded).toContain('server/src/program/open-context.ts')
    expect(loaded.filter((path) => !/^(contract|server|studio)\//.test(path))).toEqual([])
    expect(statuses).toEqual(PAGES.map(() => 404))
  })

  test('stops the start where production is told to take no real money', async () => {
    const starting = startProgram({ ...PRODUCTION, PAYMENTS: 'sandbox' })
    await expect(starting).rejects.toThrow('PAYMENTS is "sandbox", which production never uses')
  })

  test('is loaded on a laptop', async () => {
    const { loaded, statuses } = await startProgram({})
    expect(loaded).toContain('sandbox/src/open-sandbox.ts')
    expect(statuses.filter((status) => status === 404)).toHaveLength(1)
  })

  test('is named by one file of the server alone, tests aside', async () => {
    const paths = (await readdir(source, { recursive: true })).filter(
      (path) => path.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(path),
    )
    const texts = await Promise.all(
      paths.map(async (path) => [path, await readFile(join(source, path), 'utf8')] as const),
    )
    expect(texts.filter(([, text]) => text.includes('@visage/sandbox')).map(([path]) => path)).toEqual([
      'program/sandbox.ts',
    ])
  })
})
