import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { checkInput } from '@visage/server/engines/hosted/check-input'
import type { InputSchema } from '@visage/server/engines/hosted/check-input'
import { answer } from './stand-in-http.ts'
import type { Exchange } from './stand-in-http.ts'
import { solidPng, tinyMp4, tinyWav } from './tiny-files.ts'

/** What goes wrong; a number says how often. */
type ServiceFaults = {
  /** The next submissions are lost on their way, and nobody says so. */
  dropped: number
  /** The next submissions are taken, and their answer is lost. */
  lostAnswers: number
  /** Answers to submissions come so many milliseconds late. */
  lateMs: number
  /** The next submissions are taken, and answered 500. */
  serverErrors: number
  /** The next submissions are answered 429 and not taken. */
  busy: number
  /** Submissions are answered with this status and not taken; 0 for none. */
  refusal: number
  /** The next questions after work are answered 500. */
  brokenStatus: number
  /** The next pieces of work fail because of the service, or of what they ask for. */
  crashes: number
  unwanted: number
  /** The next downloads: gone, halting, and not what they should be. */
  expired: number
  stalled: number
  mistyped: number
  /** Messages are lost, doubled, or signed by somebody else. */
  isMute: boolean
  isDoubled: boolean
  isForged: boolean
  /** The list of work cannot be had. */
  isHidden: boolean
  /** Work goes on until it is ended by hand. */
  isEndless: boolean
}

type End = 'done' | 'crashed' | 'unwanted' | 'invalid' | 'cancelled'

export type StandInWork = {
  id: string
  model: string
  input: Record<string, unknown>
  webhook: string | null
  /** Milliseconds since 1970. */
  beganAtMs: number
  startedAtMs: number | null
  end: End | null
  /** What the model's schema does not take. */
  problems: string[]
}

const FILES: Record<string, { type: string; bytes: () => Uint8Array }> = {
  png: { type: 'image/png', bytes: () => solidPng(64, [90, 60, 120]) },
  mp4: { type: 'video/mp4', bytes: tinyMp4 },
  mp3: { type: 'audio/mpeg', bytes: tinyWav },
}

const waitingShare = 0.3

type Options = {
  msPerWork: number
  schemas: Record<string, InputSchema>
  /** What a file at the service is called. */
  origin: () => string
  tell: (work: StandInWork) => { headers: Record<string, string>; body: string }
}

/** What every stand-in of a paid service does: it takes work, ends it after a while, keeps files and sends messages. */
export const openStandInWork = ({ msPerWork, schemas, origin, tell }: Options) => {
  const faults: ServiceFaults = {
    dropped: 0,
    lostAnswers: 0,
    lateMs: 0,
    serverErrors: 0,
    busy: 0,
    refusal: 0,
    brokenStatus: 0,
    crashes: 0,
    unwanted: 0,
    expired: 0,
    stalled: 0,
    mistyped: 0,
    isMute: false,
    isDoubled: false,
    isForged: false,
    isHidden: false,
    isEndless: false,
  }
  const taken: StandInWork[] = []
  const told: number[] = []
  let onTaken: (() => void | Promise<void>) | null = null
  const stored = new Map<string, Buffer>()
  const files = { ...FILES }
  const timers = new Set<NodeJS.Timeout>()

  const take = (fault: keyof ServiceFaults): boolean => {
    const left = faults[fault]
    if (typeof left !== 'number' || left <= 0) return false
    Object.assign(faults, { [fault]: left - 1 })
    return true
  }

  const later = (ms: number, act: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      act()
    }, ms)
    timers.add(timer)
  }

  const send = async (work: StandInWork): Promise<void> => {
    if (work.webhook === null || faults.isMute) return
    const { headers, body } = tell(work)
    const options = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }
    for (let times = faults.isDoubled ? 2 : 1; times > 0; times -= 1)
      told.push(
        await fetch(work.webhook, options).then(
          ({ status }) => status,
          () => 0,
        ),
      )
  }

  const endOf = (work: StandInWork): End => {
    if (work.problems.length > 0) return 'invalid'
    if (take('crashes')) return 'crashed'
    return take('unwanted') ? 'unwanted' : 'done'
  }

  const finish = (work: StandInWork, end: End) => {
    if (work.end !== null) return
    work.end = end
    void send(work)
  }

  const begin = ({ model, input, webhook }: Pick<StandInWork, 'model' | 'input' | 'webhook'>): StandInWork => {
    const schema = schemas[model]
    const problems = schema ? checkInput(input, schema) : [`there is no model ${model}`]
    const work: StandInWork = {
      id: randomUUID(),
      model,
      input,
      webhook,
      beganAtMs: Date.now(),
      startedAtMs: null,
      end: null,
      problems,
    }
    taken.push(work)
    later(msPerWork * waitingShare, () => (work.startedAtMs = Date.now()))
    later(msPerWork, () => {
      if (!faults.isEndless) finish(work, endOf(work))
    })
    return work
  }

  /** Answers a submission, with whatever goes wrong; `describe` is what the service says of new work. */
  const submit = (
    { response, body }: Pick<Exchange, 'response' | 'body'>,
    asked: {
      read: (body: unknown) => Pick<StandInWork, 'model' | 'input' | 'webhook'>
      describe: (work: StandInWork) => object
    },
  ): void => {
    if (faults.refusal > 0) return answer(response, { detail: 'Not for you.' }, faults.refusal)
    if (take('dropped')) return void response.destroy()
    if (take('busy')) {
      response.setHeader('retry-after', '0.05')
      return answer(response, { detail: 'Request was throttled.' }, 429)
    }
    const work = begin(asked.read(JSON.parse(body.toString())))
    void onTaken?.()
    onTaken = null
    if (take('lostAnswers')) return void response.destroy()
    if (take('serverErrors')) return answer(response, { detail: 'Internal error' }, 500)
    return later(faults.lateMs, () => answer(response, asked.describe(work), 201))
  }

  const download = (name: string, response: ServerResponse): void => {
    const file = files[name.split('.').at(-1) ?? '']
    if (!file || take('expired')) return answer(response, { detail: 'Not found' }, 404)
    if (take('mistyped')) return void response.setHeader('content-type', 'text/html').end('<p>Sign in</p>')
    const bytes = file.bytes()
    response.writeHead(200, { 'content-type': file.type, 'content-length': bytes.length })
    if (take('stalled')) return void response.write(bytes.subarray(0, 20))
    return void response.end(bytes)
  }

  return {
    faults,
    take,
    taken,
    /** What messages were answered; 0 for no answer. */
    told,
    /** Done as soon as a submission is taken, before it is answered. */
    whenTaken(act: () => void | Promise<void>) {
      onTaken = act
    },
    /** From now on every video is this one. */
    serveVideo(film: Uint8Array) {
      files.mp4 = { type: 'video/mp4', bytes: () => film }
    },
    stored,
    /** Every file that was stored, in order. */
    storedFiles: () => [...stored.values()],
    /** Bytes of every file that was stored. */
    storedSizes: () => [...stored.values()].map(({ length }) => length),
    submit,
    download,
    find: (id: string): StandInWork | undefined => taken.find((work) => work.id === id),
    cancel: (work: StandInWork) => finish(work, 'cancelled'),
    /** Ends all that is under way. */
    endAll() {
      for (const work of taken) if (work.end === null) finish(work, endOf(work))
    },
    outputUrl: (work: StandInWork, ending: string): string => `${origin()}/files/${work.id}.${ending}`,
    /** Work that was done to its end, which the service charges for. */
    charged: () => taken.filter(({ end }) => end === 'done'),
    close() {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

type Work = ReturnType<typeof openStandInWork>

/** A stand-in as tests hold it. */
export const asStandIn = (
  work: Work,
  { server, key }: { server: AsyncDisposable & { url: string }; key: string },
): Work & AsyncDisposable & { url: string; key: string } => ({
  ...work,
  url: server.url,
  key,
  async [Symbol.asyncDispose]() {
    work.close()
    await server[Symbol.asyncDispose]()
  },
})
