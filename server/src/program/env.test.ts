import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from './env.ts'

let dataDir = ''
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'visage-env-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const RAZORPAY = {
  PAYMENTS: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'webhook-secret',
  RAZORPAY_PLAN_BASIC: 'plan_1',
  RAZORPAY_PLAN_ADVANCED: 'plan_2',
  RAZORPAY_PLAN_PREMIUM: 'plan_3',
}

const read = (env: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...env })

describe('readConfig', () => {
  test('needs nothing for a first start', () => {
    const config = read({})
    expect(config).toMatchObject({ mode: 'development', role: 'all', port: 3000, storage: { kind: 'disk' } })
    expect(config.database).toEqual({ kind: 'embedded', dir: join(dataDir, 'database'), isSynced: true })
    expect(config.mail.kind).toBe('outbox')
    expect(config.google).toEqual({ kind: 'stand-in' })
    expect(config.payments).toEqual({ kind: 'sandbox', dir: join(dataDir, 'payments') })
  })

  test('reads where a bucket is', () => {
    const dir = join(dataDir, 'blobs')
    expect(read({ STORAGE: 's3://media?region=eu-west-1' }).storage).toEqual({
      kind: 's3',
      dir,
      bucket: 'media',
      prefix: '',
      region: 'eu-west-1',
      endpoint: null,
      isInPath: false,
      copiesBytes: 2 * 1024 ** 3,
      isRedirected: false,
    })
    const ours = 's3://media/visage/files/?endpoint=https://s3.example.com&addressing=host&copies_gb=9&reads=redirect'
    expect(read({ STORAGE: ours }).storage).toMatchObject({
      prefix: 'visage/files/',
      endpoint: 'https://s3.example.com',
      isInPath: false,
      copiesBytes: 9 * 1024 ** 3,
      isRedirected: true,
    })
  })

  test('keeps made secrets in a file for its owner alone and reads them again', () => {
    const first = read({}).secrets
    const path = join(dataDir, 'secrets.json')
    expect(read({}).secrets).toEqual(first)
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(first)
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  test.each([
    ['PORT', 'http', 'PORT is "http": it must be a whole number from 0 to 65535.'],
    ['PORT', '70000', 'PORT is "70000"'],
    ['ROLE', 'boss', 'ROLE is "boss": it must be one of all, web, worker.'],
    ['ROLE', 'worker', 'needs DATABASE_URL'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL is not an address that can be used'],
    ['SMTP_URL', 'mail.example.com', 'it must start with smtp:// or smtps://'],
    ['SUPPORT_EMAIL', 'nobody', 'SUPPORT_EMAIL is "nobody": it must be an email address'],
    ['GOOGLE_BASE_URL', 'http://localhost:1', 'GOOGLE_BASE_URL is set without GOOGLE_CLIENT_ID'],
    ['STORAGE', 'tape', 'STORAGE is "tape": it must be disk, or a bucket such as s3://'],
    ['STORAGE', 's3://', 'STORAGE is "s3://"'],
    ['STORAGE', 's3://A_B?region=eu-west-1', 'STORAGE is "s3://A_B'],
    ['STORAGE', 's3://media/../up?region=eu-west-1&x=1', 'STORAGE names "x": it takes region, endpoint'],
    ['STORAGE', 's3://media', 'STORAGE names no region and no endpoint'],
    ['STORAGE', 's3://media?endpoint=ftp://x', 'STORAGE: endpoint is not an address that can be used'],
    ['STORAGE', 's3://media?region=eu-west-1&copies_gb=0', 'STORAGE: copies_gb is "0"'],
    ['STORAGE', 's3://media?region=eu-west-1&addressing=odd', 'STORAGE: addressing must be host or path.'],
    ['ENGINE', 'comfyui', 'COMFYUI_URLS is not set'],
    ['ENGINE', 'fal', 'FAL_KEY is not set'],
    ['ENGINE', 'replicate', 'REPLICATE_API_TOKEN is not set'],
    ['ENGINE', 'studio,studio', 'ENGINE names "studio" twice.'],
    ['COMFYUI_URLS', 'localhost', 'COMFYUI_URLS names "localhost"'],
    ['CELEBRITY_NAMES', 'both', 'CELEBRITY_NAMES is "both"'],
    ['IDENTITY_THRESHOLD', '55', 'IDENTITY_THRESHOLD is "55": it must be a number from 0 to 1.'],
    ['ENGINE', 'magic', 'ENGINE names "magic": it must be one or more of studio, '],
    ['ENGINE_FACE', 'magic', 'ENGINE_FACE names "magic"'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud"'],
    ['BLOCK_DEVTOOLS', 'maybe', 'BLOCK_DEVTOOLS is "maybe"'],
    ['TOKEN_SECRET', 'short', 'TOKEN_SECRET is too short'],
  ])('stops at %s=%s with a sentence', (name, value, sentence) => {
    expect(() => read({ [name]: value })).toThrow(sentence)
  })

  // Proves: secrets-from-files
  test('takes what is not set from the file that is named for it, and says which cannot be read', () => {
    const path = join(dataDir, 'handed-over')
    const secret = 'handed over by a vault, 32 letters and more'
    writeFileSync(path, `${secret}\n`)
    expect(read({ TOKEN_SECRET_FILE: path }).secrets.tokens).toBe(secret)
    expect(read({ METRICS_TOKEN_FILE: path, TOKEN_SECRET: 'x'.repeat(32) }).metricsToken).toBe(secret)
    expect(read({ ...RAZORPAY, RAZORPAY_KEY_SECRET: '', RAZORPAY_KEY_SECRET_FILE: path }).payments).toMatchObject({
      razorpay: { keySecret: secret },
    })
    expect(() => read({ TOKEN_SECRET: secret, TOKEN_SECRET_FILE: path })).toThrow('are both set: set one of them.')
    expect(() => read({ TOKEN_SECRET_FILE: `${path}-gone` })).toThrow(
      `TOKEN_SECRET_FILE names "${path}-gone", which cannot be read`,
    )
  })

  test('production asks for its secrets instead of making them', () => {
    expect(() => read({ NODE_ENV: 'production' })).toThrow('SMTP_URL is not set')
    const post = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example.com' }
    expect(() => read(post)).toThrow('PUBLIC_URL is not set: production needs the https:// address')
    expect(() => read({ ...post, PUBLIC_URL: 'http://visage.example' })).toThrow(
      'PUBLIC_URL is "http://visage.example"',
    )
    const mail = { ...post, PUBLIC_URL: 'https://visage.example' }
    expect(() => read(mail)).toThrow('RAZORPAY_KEY_ID and PAYPAL_CLIENT_ID are not set')
    expect(() => read({ ...mail, PAYMENTS: 'sandbox' })).toThrow('PAYMENTS is "sandbox", which production never uses')
    const payments = { ...mail, ...RAZORPAY }
    expect(() => read(payments)).toThrow('TOKEN_SECRET is not set')
    const secrets = { TOKEN_SECRET: 't'.repeat(40), MEDIA_SECRET: 'm'.repeat(40), PROVENANCE_SECRET: 'p'.repeat(40) }
    expect(read({ ...payments, ...secrets })).toMatchObject({
      blockDevtools: true,
      mail: { mustEncrypt: true },
      google: null,
      secrets: {
        tokens: secrets.TOKEN_SECRET,
        media: secrets.MEDIA_SECRET,
        provenance: secrets.PROVENANCE_SECRET,
      },
    })
  })

  test.each([
    [{ HOST: '0.0.0.0', NODE_ENV: 'development' }],
    [{ PUBLIC_URL: 'https://visage.example', NODE_ENV: 'development' }],
    [{ SMTP_URL: 'smtp://mail.example.com' }],
  ])('signs nobody in as anybody where others can come: %j', (env) => {
    expect(read(env).google).toBeNull()
    expect(read({ ...env, GOOGLE_CLIENT_ID: 'ours' }).google).toEqual({
      kind: 'oauth',
      clientId: 'ours',
      baseUrl: null,
    })
  })

  test.each([
    ['HOST', '0.0.0.0'],
    ['HOST', '::'],
    ['PUBLIC_URL', 'https://visage.example'],
  ])('asks what it is for before it serves others: %s=%s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow('set NODE_ENV=production to serve people')
    expect(read({ [name]: value, NODE_ENV: 'development' }).mayServeOthers).toBe(true)
    expect(read({}).mayServeOthers).toBe(false)
  })

  // Proves: env-never-application-key
  test('never keeps the application key in clear', () => {
    const config = read({ SECURITY_KEY: 'open sesame' })
    expect(config.securityKeyHash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(config)).not.toContain('open sesame')
  })
})
