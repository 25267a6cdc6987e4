import { setTimeout as sleep } from 'node:timers/promises'
import type { Job, JobAccepted, KindInput, KindName, Meter } from '@visage/contract'
import { createFakeEngine } from '@visage/sandbox/engines/fake-engine'
import type { FakeEngine, FakeScript } from '@visage/sandbox/engines/fake-engine'
import type { Context } from '../program/context.ts'
import { allowances } from '../db/schema.ts'
import { plainClips, plainSounds } from './plain-parts.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import type { Answer, TestUser } from './test-client.ts'
import { createTestDatabase } from './test-database.ts'
import { onlyEngine } from './test-engines.ts'

type Options = Omit<NonNullable<Parameters<typeof startTestServer>[0]>, 'overrides'> & {
  concurrency?: number
  /** Parts of the context beside the engine. */
  parts?: Partial<Context>
}

/** A test server whose engine follows scripts that are told by prompt. */
export type GenerationServer = TestServer & {
  engine: FakeEngine
  /** Tells how jobs with this prompt, or for cloth this category, for music these lyrics or for a talk this script, go, try by try; the last script stands for all further tries. */
  script(prompt: string, ...tries: FakeScript[]): void
}

const wordsOf = (input: KindInput<KindName>): string => {
  if ('category' in input) return input.category
  if ('lyrics' in input) return input.lyrics
  if ('tone' in input) return input.script ?? ''
  return 'prompt' in input ? input.prompt : ''
}

export const startGenerationServer = async ({
  concurrency = 4,
  parts,
  ...options
}: Options = {}): Promise<GenerationServer> => {
  const scripts = new Map<string, FakeScript[]>()
  const engine = createFakeEngine({
    concurrency,
    script(input, attempt) {
      const tries = scripts.get(wordsOf(input))
      return tries?.[Math.min(attempt, tries.length) - 1] ?? {}
    },
  })
  const server = await startTestServer({
    ...options,
    overrides: { clips: plainClips(), sounds: plainSounds(), ...parts, engines: onlyEngine(engine) },
  })
  return {
    ...server,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
    engine,
    script: (prompt, ...tries) => void scripts.set(prompt, tries),
  }
}

type Asked = { prompt?: string; key?: string; wait?: boolean }

/** Fields and files of a multipart call. */
export type Form = Record<string, string | Blob>

const headersOf = ({ wait = false, key }: Omit<Asked, 'prompt'>) => ({
  ...(wait ? {} : { prefer: 'respond-async' }),
  ...(key ? { 'idempotency-key': key } : {}),
})

/** What a signed-in person does with generations, over HTTP. */
export const createMaker = ({ client, url }: Pick<TestServer, 'client' | 'url'>, user: TestUser) => {
  const get = (path: string) => client.request('GET', path, { token: user.access })
  const readJob = async (id: string): Promise<Job> => {
    for (;;) {
      const { status, headers, body } = await get(`/jobs/${id}`)
      if (status !== 429) return body
      // On a slow machine a wait asks too often in the end; a refusal is no news of the job.
      await sleep(Number(headers.get('retry-after')) * 1000)
    }
  }
  return {
    user,
    /** Asks for a woman's face; does not wait for the end unless told. */
    ask: ({ prompt = 'red hair', key, wait = false }: Asked = {}): Promise<Answer> =>
      client.post(
        '/generate-face-prompt/',
        { user_id: user.id, prompt },
        {
          token: user.access,
          headers: headersOf({ wait, ...(key ? { key } : {}) }),
        },
      ),
    /** Makes a multipart call; does not wait for the end unless told. */
    async postForm(path: string, form: Form, asked: Omit<Asked, 'prompt'> = {}) {
      const body = new FormData()
      for (const [name, part] of Object.entries({ user_id: user.id, ...form })) body.append(name, part)
      const headers = { authorization: `Bearer ${user.access}`, ...headersOf(asked) }
      const response = await fetch(`${url}/api${path}`, { method: 'POST', headers, body })
      return { status: response.status, body: await response.json() }
    },
    async accept(asked: Asked = {}): Promise<JobAccepted> {
      const answer = await this.ask(asked)
      if (answer.status !== 202) throw new Error(`Not accepted: ${answer.status} ${JSON.stringify(answer.body)}`)
      return answer.body
    },
    readJob,
    cancel: (id: string) => client.request('DELETE', `/jobs/${id}`, { token: user.access }),
    get,
    usage: async () => (await get('/usage')).body,
    gallery: async (wanted: object = {}) =>
      (await client.post('/gallery/', { user_id: user.id, ...wanted }, { token: user.access })).body,
    /** Signs in again, as access tokens last 15 minutes. */
    async signIn() {
      const { email, password } = user
      user.access = (await client.post('/manual_login/', { email, password })).body.access
    },
    /** The job as soon as `isRight` says so. */
    async waitFor(id: string, isRight: (job: Job) => boolean, timeoutMs = 300_000): Promise<Job> {
      const began = Date.now()
      for (let pauseMs = 10; ; pauseMs = Math.min(250, 1.5 * pauseMs)) {
        const job = await readJob(id)
        if (isRight(job)) return job
        if (Date.now() > began + timeoutMs) throw new Error(`Job ${id} stays ${job.status} at ${job.progress} %.`)
        // Each question takes as long as it takes the job to go on: the longer the wait, the fewer of them.
        await sleep(pauseMs)
      }
    },
  }
}

export type Maker = ReturnType<typeof createMaker>

export const isOver = ({ status }: Job): boolean => status !== 'queued' && status !== 'running'

/** A new person with a trial. */
export const signUpMaker = async (server: TestServer): Promise<Maker> =>
  createMaker(server, await server.client.signUp())

/** The address of a face that is made for this. */
export const makeFace = async (maker: Maker): Promise<string> => {
  const { result } = await maker.waitFor((await maker.accept()).job_id, isOver)
  return `/api/assets/${result?.asset_id}`
}

/** Opens a month of a plan with so much room. */
export const grant = async (
  { ctx, clock }: TestServer,
  userId: string,
  room: Partial<Record<Meter, number>>,
): Promise<void> => {
  const startsAt = clock.now()
  const endsAt = new Date(startsAt.getTime() + 30 * 24 * 60 * 60 * 1000)
  const limits = { faces: 0, images: 0, videos: 0, ...room }
  await ctx.db.insert(allowances).values({ userId, source: 'plan', plan: 'basic', ...limits, startsAt, endsAt })
}

/** Opens a month of a plan with room for that many faces. */
export const grantFaces = (server: TestServer, userId: string, faces: number): Promise<void> =>
  grant(server, userId, { faces })

/** The same tests run on both of these. */
export const BACKENDS = ['embedded', 'PostgreSQL'] as const

/** A generation server on a database of its own, of either sort. */
export const startOn = async (backend: (typeof BACKENDS)[number], options: Options = {}): Promise<GenerationServer> => {
  if (backend === 'embedded') return startGenerationServer(options)
  const database = await createTestDatabase()
  const server = await startGenerationServer({ ...options, databaseUrl: database.url })
  return {
    ...server,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}
