import type { Job } from '@visage/contract'

export type JobEvent = { id: number; job: Job }

/** An open live stream of a person and what came through it so far. */
export type EventStream = AsyncDisposable & {
  events: JobEvent[]
  /** The first event, past or to come, that is right. */
  next(isRight: (event: JobEvent) => boolean): Promise<JobEvent>
}

const patienceMs = 15_000

const parseEvent = (block: string): JobEvent | undefined => {
  const field = (name: string) => block.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1]
  const data = field('data')
  return field('event') === 'job' && data ? { id: Number(field('id')), job: JSON.parse(data) as Job } : undefined
}

/** Opens the live stream of jobs, after an event that was seen last when one is told. */
export const readEvents = async (
  url: string,
  { token, lastEventId }: { token: string; lastEventId?: number },
): Promise<EventStream> => {
  const stop = new AbortController()
  const headers = {
    authorization: `Bearer ${token}`,
    ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
  }
  const response = await fetch(`${url}/api/jobs/events`, { headers, signal: stop.signal })
  if (!response.body) throw new Error(`No stream: ${response.status}`)
  const events: JobEvent[] = []
  let wake = Promise.withResolvers<void>()
  const read = async (body: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder()
    let text = ''
    for await (const part of body) {
      const blocks = (text + decoder.decode(part, { stream: true })).split('\n\n')
      text = blocks.pop() ?? ''
      events.push(...blocks.map(parseEvent).filter((event) => event !== undefined))
      wake.resolve()
      wake = Promise.withResolvers<void>()
    }
  }
  let end = ''
  const reading = read(response.body).then(
    () => (end = 'The stream has ended'),
    (error: unknown) => (end = `The stream broke off (${String(error)})`),
  )
  return {
    events,
    async next(isRight) {
      const deadline = AbortSignal.timeout(patienceMs)
      for (;;) {
        const found = events.find(isRight)
        if (found) return found
        await Promise.race([wake.promise, new Promise<void>((resolve) => setTimeout(resolve, 500))])
        if (deadline.aborted || end) throw new Error(`${end} No such event among ${JSON.stringify(events)}`)
      }
    },
    async [Symbol.asyncDispose]() {
      stop.abort()
      await reading
    },
  }
}
