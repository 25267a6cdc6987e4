import { setTimeout as sleep } from 'node:timers/promises'

const waiting: (() => Promise<unknown>)[] = []
/** Whoever came during the start is answered first, then those who come in between. */
const firstPauseMs = 1000
const pauseMs = 20

/** What a start can do without: made once for all, when somebody first wants it or soon after the start; what failed is tried again. */
export const whenWanted = <Made>(make: () => Promise<Made>): (() => Promise<Made>) => {
  let made: Promise<Made> | undefined
  const get = () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    }))
  waiting.push(get)
  return get
}

/** Makes what nobody has wanted yet, one after the other, so that no first caller waits for it. */
export const makeTheRest = async (): Promise<void> => {
  await sleep(firstPauseMs)
  for (const make of waiting.splice(0)) {
    await make()
    await sleep(pauseMs)
  }
}
