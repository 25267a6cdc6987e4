import { setTimeout as sleep } from 'node:timers/promises'
import type { PaymentProviderName } from '@visage/contract'
import type { SandboxEvent, SandboxVoice, SandboxWorld } from './sandbox-store.ts'

/** `held` keeps news until they are released, `lost` throws them away, `twice` sends each of them two times. */
export const DELIVERIES = ['prompt', 'twice', 'held', 'lost'] as const
export type Delivery = (typeof DELIVERIES)[number]

const timeoutMs = 5000
const pollMs = 1000
const firstPauseMs = 500
const longestPauseMs = 60_000
/** As often as PayPal tries. */
const maxTries = 25

type Voices = Record<PaymentProviderName, SandboxVoice>
type Options = {
  world: SandboxWorld
  voices: Voices
  onDropped: (event: SandboxEvent) => void
  onError: (error: unknown) => void
}

/** Sends the news of the sandbox to our own webhooks until they are taken, at least once. */
export const createDeliverer = ({ world, voices, onDropped, onError }: Options) => {
  const { events } = world.store
  const closing = new AbortController()
  const notBeforeMs = new Map<string, number>()
  let target: string | null = null
  let delivery: Delivery = 'prompt'
  let wake = Promise.withResolvers<void>()

  const post = async ({ provider, ...event }: SandboxEvent, origin: string): Promise<boolean> => {
    const headers = { ...(await voices[provider].sign(world, event)), 'content-type': 'application/json' }
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)])
    const sent = { method: 'POST', headers, body: event.body, redirect: 'manual', signal } as const
    const response = await fetch(`${origin}/api/webhooks/${provider}`, sent).catch(() => null)
    await response?.body?.cancel()
    return response?.ok ?? false
  }

  const send = async (event: SandboxEvent, origin: string): Promise<void> => {
    if (delivery === 'twice') await post(event, origin)
    if (await post(event, origin)) return events.remove(event.id)
    if (closing.signal.aborted) return
    const tries = event.tries + 1
    notBeforeMs.set(event.id, Date.now() + Math.min(firstPauseMs * 2 ** event.tries, longestPauseMs))
    await events.write({ ...event, tries })
    if (tries < maxTries) return
    await events.remove(event.id)
    onDropped(event)
  }

  const listWaiting = async (): Promise<SandboxEvent[]> =>
    (await events.list()).toSorted((one, other) => one.number - other.number)

  const sendAll = async (waiting: readonly SandboxEvent[]): Promise<void> => {
    for (const event of waiting) {
      if (closing.signal.aborted || target === null) return
      if ((notBeforeMs.get(event.id) ?? 0) <= Date.now()) await send(event, target)
    }
  }

  const look = async (): Promise<void> => {
    if (delivery === 'held' || target === null) return
    const waiting = await listWaiting()
    if (delivery === 'lost') await Promise.all(waiting.map(({ id }) => events.remove(id)))
    else await sendAll(waiting)
  }

  let busy: Promise<unknown> = Promise.resolve()
  /** One look after the other, so that nothing is sent by two of them at once. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = busy.then(work)
    busy = done.catch(() => undefined)
    return done
  }

  const run = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await inTurn(look).catch(onError)
      await Promise.race([wake.promise, sleep(pollMs, undefined, { ref: false })])
      wake = Promise.withResolvers<void>()
    }
  }
  let running: Promise<void> | null = null

  return {
    /** Where news go from now on. */
    start(origin: string) {
      target = origin
      running ??= run()
    },
    wake: () => wake.resolve(),
    setDelivery(next: Delivery) {
      delivery = next
      wake.resolve()
    },
    readDelivery: () => delivery,
    listWaiting,
    /** Sends what was held. */
    release: (order: 'oldest-first' | 'newest-first') =>
      inTurn(async () => {
        const waiting = await listWaiting()
        await sendAll(order === 'oldest-first' ? waiting : waiting.toReversed())
      }),
    /** Ends when nothing is on its way any more. */
    async settle(): Promise<void> {
      if (delivery === 'held') return
      while (!closing.signal.aborted && (await listWaiting()).length > 0) {
        wake.resolve()
        await sleep(10)
      }
    },
    async close() {
      closing.abort()
      wake.resolve()
      await running
    },
  }
}
export type Deliverer = ReturnType<typeof createDeliverer>
