import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { contract } from '@visage/contract'
import type { Job, SignedIn } from '@visage/contract'

const requestTimeoutMs = 30_000
const mailWaitMs = 15_000
const pollMs = 250

type Ask = { path: string; body: Record<string, unknown> }

/** A client of the public API: nothing that any other program could not do. */
export class DemoClient {
  readonly url: string
  #session: SignedIn | null = null

  constructor(url: string) {
    this.url = url
  }

  async #fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('content-type', 'application/json')
    if (this.#session) headers.set('authorization', `Bearer ${this.#session.access}`)
    const signal = AbortSignal.timeout(requestTimeoutMs)
    const response = await fetch(new URL(path, this.url), { ...init, headers, signal })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response
  }

  async #post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> {
    const response = await this.#fetch(`/api${path}`, { method: 'POST', body: JSON.stringify(body), headers })
    return response.json()
  }

  /** Reads the newest code from the server's local mailbox. */
  async #readCode(email: string): Promise<string> {
    const deadline = Date.now() + mailWaitMs
    while (Date.now() < deadline) {
      const list = await (await this.#fetch('/dev/mail')).text()
      const names = [...list.matchAll(/\/dev\/mail\/([^"'\s<>]+)/g)].map(([, name]) => name)
      for (const name of names) {
        const mail = await (await this.#fetch(`/dev/mail/${name}`)).text()
        const code = mail.includes(email) ? mail.match(/\b\d{6}\b/)?.[0] : undefined
        if (code) return code
      }
      await sleep(pollMs)
    }
    throw new Error('No code arrived in the local mailbox.')
  }

  /** Signs up a new person: account, code, session. */
  async signUp(): Promise<void> {
    const email = `demo-${randomUUID().slice(0, 8)}@example.com`
    await this.#post('/create_profile/', { email, name: 'Demo', password: randomUUID() })
    const answer = await this.#post('/verify_otp/', { email, otp: await this.#readCode(email) })
    this.#session = contract.account.verifyCode.output.parse(answer)
  }

  /** Asks for a face and follows the job to its end. */
  async makeFace({ path, body }: Ask, onProgress: (job: Job) => void): Promise<Uint8Array> {
    const accepted = await this.#post(
      path,
      { user_id: this.#session?.profile.user_id, ...body },
      { prefer: 'respond-async', 'idempotency-key': randomUUID() },
    )
    const { job_id: id } = z.object({ job_id: z.string() }).parse(accepted)
    for (;;) {
      const job = contract.jobs.readJob.output.parse(await (await this.#fetch(`/api/jobs/${id}`)).json())
      onProgress(job)
      if (job.result) return new Uint8Array(await (await this.#fetch(job.result.url)).arrayBuffer())
      if (job.error) throw new Error(job.error.message)
      await sleep(pollMs)
    }
  }
}
