// Starts what deploy/compose.yaml names without containers, with the environment that it gives them: PostgreSQL, a bucket, two
// webs, two workers, and Debian's Caddy with the Caddyfile before them. Then somebody makes a face through the proxy, over TLS.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { startBucket } from '../../server/src/adapters/blobs/testing/start-bucket.ts'
import { findFreePort, programFile, startServerProcess } from '../../server/src/testing/server-process.ts'
import { startDatabase, startPostOffice } from './start-parts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const patienceMs = 600_000
const say = (line: string) => process.stdout.write(`${line}\n`)
const secret = () => randomBytes(32).toString('hex')
type Values = Record<string, string>

/** Until it is there; throws when that takes too long. */
const until = async <Found>(what: string, look: () => Promise<Found | undefined>): Promise<Found> => {
  for (const end = performance.now() + patienceMs; performance.now() < end; await sleep(300)) {
    const found = await look().catch(() => undefined)
    if (found !== undefined) return found
  }
  throw new Error(`${what} did not come.`)
}

/** The environment of a service, with `given` in place of its `${...}`, and what the image sets. */
const readEnvironment = async (service: string, given: Values): Promise<Values> => {
  const text = await readFile(join(root, 'deploy/compose.yaml'), 'utf8')
  const filled = text.replaceAll(/\$\{([A-Z_]+)(?::([?-])([^}]*))?\}/g, (_, name: string, mark: string | undefined) => {
    if (given[name] === undefined && mark !== '-') throw new Error(`deploy/compose.yaml asks for ${name}.`)
    return given[name] ?? ''
  })
  const { services } = parse(filled, { merge: true }) as {
    services: Record<string, { environment: Record<string, string | null> }>
  }
  const image = await readFile(join(root, 'Dockerfile'), 'utf8')
  const set = [...image.matchAll(/^(?:ENV| {4}) ?([A-Z_]+)=(\S+)/gm)].map(([, name = '', value = '']) => [name, value])
  // What is left empty is not set.
  const named = Object.entries(services[service]?.environment ?? {}).filter(([, value]) => value !== null)
  return { ...(Object.fromEntries(set) as Values), ...(Object.fromEntries(named) as Values) }
}

const startProxy = async (dir: string, { port, webs }: { port: number; webs: readonly string[] }) => {
  const file = await readFile(join(root, 'deploy/Caddyfile'), 'utf8')
  // Containers find webs by their name and certificates by the name of the site; here both are on this machine.
  const here = file
    .replace(/dynamic a web 3000 \{[^}]*\}/, `to ${webs.map((url) => new URL(url).host).join(' ')}`)
    .replace('{$SITE_NAME}', `https://localhost:${port}`)
  const options = `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${await findFreePort()}\n\thttps_port ${port}\n\tdefault_bind 127.0.0.1\n}\n`
  await writeFile(join(dir, 'Caddyfile'), options + here)
  const child = spawn('caddy', ['run', '--config', join(dir, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: { PATH: process.env.PATH, HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let told = ''
  child.stderr.on('data', (part: Buffer) => (told += part.toString()))
  child.once('error', () => say('Caddy is not installed: apt-get install caddy'))
  const ca = await until(`The proxy's certificate (${told.slice(-500)})`, () =>
    readFile(join(dir, 'caddy/pki/authorities/local/root.crt')),
  )
  return {
    ca,
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null) return
      child.kill()
      await once(child, 'exit')
    },
  }
}

await using held = new AsyncDisposableStack()
const dir = await mkdtemp(join(tmpdir(), 'visage-parts-'))
held.defer(() => rm(dir, { recursive: true, force: true }))
const database = held.use(await startDatabase())
const bucket = held.use(await startBucket())
const post = held.use(await startPostOffice())
const port = await findFreePort()
const given = {
  SITE_NAME: 'localhost',
  DATABASE_PASSWORD: 'postgres',
  BUCKET_PASSWORD: 'test',
  TOKEN_SECRET: secret(),
  MEDIA_SECRET: secret(),
  PROVENANCE_SECRET: secret(),
  METRICS_TOKEN: secret(),
  SMTP_URL: `smtp://127.0.0.1:${post.port}`,
  MAIL_FROM: 'Visage <no-reply@localhost>',
  PAYMENTS: 'paypal',
  ...Object.fromEntries(
    ['CLIENT_ID', 'CLIENT_SECRET', 'WEBHOOK_ID', 'PLAN_BASIC', 'PLAN_ADVANCED', 'PLAN_PREMIUM'].map((name) => [
      `PAYPAL_${name}`,
      `P-${name.toLowerCase()}`,
    ]),
  ),
}
/** Where the parts are on this machine, in place of the names that containers have for each other. */
const here = {
  HOST: '127.0.0.1',
  PORT: '0',
  WATCH_PORT: '0',
  PUBLIC_URL: `https://localhost:${port}`,
  TRUST_PROXY: '127.0.0.1',
  DATABASE_URL: database.url,
  STORAGE: bucket.storage,
  AWS_ACCESS_KEY_ID: 'test',
  // Small pictures and nothing ahead of time: how long it takes is not what this is about.
  STUDIO_PICTURE_SIDE: '320',
  TEMPLATES_AHEAD: 'false',
}
const start = async (role: 'web' | 'worker', name: string) => {
  const environment = { ...(await readEnvironment(role, given)), ...here, DATA_DIR: join(dir, name) }
  return held.use(await startServerProcess(programFile('main'), environment))
}
say('Starting two webs and two workers at once on an empty database ...')
const [web, otherWeb, worker] = await Promise.all([
  start('web', 'web-1'),
  start('web', 'web-2'),
  start('worker', 'worker-1'),
  start('worker', 'worker-2'),
])
const proxy = held.use(await startProxy(dir, { port, webs: [web.url, otherWeb.url] }))

type Asked = { method?: string; body?: object; token?: string; headers?: Values }

const ask = async (path: string, { method = 'GET', body, token, headers = {} }: Asked = {}) => {
  const sent = request({
    host: 'localhost',
    port,
    path,
    method,
    ca: proxy.ca,
    headers: {
      ...headers,
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })
  sent.end(body && JSON.stringify(body))
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: answer.statusCode ?? 0, bytes: await buffer(answer) }
}
const askJson = async (path: string, asked: Asked = {}) => {
  const { status, bytes } = await ask(path, asked)
  if (status >= 300) throw new Error(`${path} answered ${status}: ${bytes.toString().slice(0, 300)}`)
  return JSON.parse(bytes.toString())
}

await until('The proxy', async () => ((await ask('/api/health/ready')).status === 200 ? true : undefined))
const email = 'ada@example.com'
await askJson('/api/create_profile/', { method: 'POST', body: { email, name: 'Ada', password: 'correct horse' } })
const otp = await until('The code', async () => post.findMail(email)?.match(/\b\d{6}\b/)?.[0])
const { access: token, profile } = await askJson('/api/verify_otp/', { method: 'POST', body: { email, otp } })

const makeFace = async (prompt: string): Promise<void> => {
  const began = performance.now()
  const body = { user_id: profile.user_id, prompt }
  const headers = { prefer: 'respond-async' }
  const { job_id: id } = await askJson('/api/generate-face-prompt/', { method: 'POST', body, token, headers })
  const job = await until('The face', async () => {
    const found = await askJson(`/api/jobs/${id}`, { token })
    return ['succeeded', 'failed'].includes(found.status) ? found : undefined
  })
  if (job.status !== 'succeeded') throw new Error(`The face failed: ${JSON.stringify(job.error)}`)
  const { status, bytes } = await ask(job.result.url)
  if (status !== 200 || bytes.subarray(1, 4).toString() !== 'PNG') throw new Error(`The file answered ${status}.`)
  say(
    `A face of ${job.result.width} pixels, ${bytes.length} bytes, after ${((performance.now() - began) / 1000).toFixed(1)} s`,
  )
}
await makeFace('A woman with short silver hair')
if ((await ask('/metrics')).status !== 404) throw new Error('The proxy shows the figures to everybody.')
say('Ending one web and one worker ...')
await Promise.all([web.stop(), worker.stop()])
await makeFace('A man with a red beard')
say('All parts work together.')
