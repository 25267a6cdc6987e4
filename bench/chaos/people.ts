import { setTimeout as sleep } from 'node:timers/promises'
import { createTestClient } from '../../server/src/testing/test-client.ts'
import type { Answer, TestClient } from '../../server/src/testing/test-client.ts'
import type { Config } from '../../server/src/program/env.ts'
import type { startPostOffice } from './start-parts.ts'

/** What the engine of the machines is asked for: it does as the words say (see `slow-server.ts`). */
const ENGINE_FAULTS = { 'engine lies': 'lies', 'engine breaks': 'breaks', 'engine hangs': 'hangs' } as const
/** One in so many faces is so large that a process of its own marks it. */
const largeEvery = 17

/** What people were told that it will come. */
export type Acknowledged = { jobs: Set<string>; mails: Set<string> }

type Options = {
  /** The address of any web that is there. */
  anyWeb: () => string
  config: Config
  post: Awaited<ReturnType<typeof startPostOffice>>
  pick: <Choice>(choices: readonly [Choice, ...Choice[]]) => Choice
  note: (fault: string) => void
  /** One in so many faces is asked of an engine that fails. */
  engineFaultEvery: number
  /** Ends all asking. */
  over: AbortSignal
}

type Person = { id: string; email: string; access: string }
const password = 'correct horse'
const patienceMs = 60_000
let networks = 0

/** People who ask again and again until they are told that it was taken, each time of another web. */
export const openPeople = ({ anyWeb, config, post, pick, note, engineFaultEvery, over }: Options) => {
  const acknowledged: Acknowledged = { jobs: new Set(), mails: new Set() }
  let refusals = 0
  const call = async (work: (client: TestClient) => Promise<Answer>): Promise<Answer | undefined> => {
    const answer = await work(createTestClient(anyWeb(), config)).catch(() => undefined)
    if (!answer || answer.status >= 300) refusals += 1
    return answer
  }

  /** Asks for an account with this address, from a network of its own. */
  const askToJoin = async (email: string): Promise<boolean> => {
    networks += 1
    const headers = { 'x-forwarded-for': `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}` }
    const answer = await call((client) =>
      client.post('/create_profile/', { email, name: 'Newcomer', password }, { headers }),
    )
    if (answer && answer.status < 300) acknowledged.mails.add(email)
    return acknowledged.mails.has(email)
  }

  /** Joins while nothing is broken yet. */
  const join = async (email: string): Promise<Person> => {
    await askToJoin(email)
    for (const until = performance.now() + patienceMs; performance.now() < until; await sleep(50)) {
      const otp = post.findMail(email)?.match(/\b\d{6}\b/)?.[0]
      if (!otp) continue
      const answer = await call((client) => client.post('/verify_otp/', { email, otp }))
      if (answer?.status === 200) return { id: answer.body.profile.user_id, email, access: answer.body.access }
    }
    throw new Error(`${email} could not join.`)
  }

  const signInAgain = async (person: Person): Promise<void> => {
    const again = await call((client) => client.post('/manual_login/', { email: person.email, password }))
    if (again?.status === 200) person.access = again.body.access
  }

  /** Asks for one face after another, each under a key of its own. */
  const askForFaces = async (person: Person, name: string): Promise<void> => {
    for (let count = 1; !over.aborted; count += 1) {
      const headers = { prefer: 'respond-async', 'idempotency-key': `${name}-${count}` }
      const isBad = count % engineFaultEvery === 0
      const fault = pick(['engine lies', 'engine breaks', 'engine hangs'] as const)
      const wish = isBad ? ENGINE_FAULTS[fault] : count % largeEvery === 0 ? 'large' : 'plain'
      for (;;) {
        const body = { user_id: person.id, prompt: `red hair, ${wish}` }
        const answer = await call((client) =>
          client.post('/generate-face-prompt/', body, { token: person.access, headers }),
        )
        if (answer?.status === 202) {
          acknowledged.jobs.add(answer.body.job_id)
          if (isBad) note(fault)
          break
        }
        if (answer?.status === 401) await signInAgain(person)
        await sleep(300)
      }
      await sleep(600)
    }
  }

  /** Ask for one account after another. */
  const askForAccounts = async (): Promise<void> => {
    for (let count = 1; !over.aborted; count += 1) {
      while (!(await askToJoin(`newcomer-${count}@example.com`))) await sleep(300)
      await sleep(2000)
    }
  }

  return { acknowledged, join, askForFaces, askForAccounts, countRefusals: () => refusals }
}
