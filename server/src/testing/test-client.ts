import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SignedIn } from '@visage/contract'
import type { Config } from '../program/env.ts'
import { waitMs } from './time.ts'

export type Answer = {
  status: number
  headers: Headers
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  body: any
}

type RequestOptions = { body?: unknown; token?: string; headers?: Record<string, string> }

/** A signed-in person of a test. */
export type TestUser = { id: string; email: string; password: string; access: string; refresh: string }

export type TestClient = {
  request(method: string, path: string, options?: RequestOptions): Promise<Answer>
  post(path: string, body: unknown, options?: Omit<RequestOptions, 'body'>): Promise<Answer>
  /** The newest six-digit code mailed to the address; waits for the mail. */
  readCode(email: string, options?: { after?: number }): Promise<string>
  /** The mails that have gone to the address, oldest first. */
  readMails(email: string): Promise<string[]>
  /** How many mails have gone to the address. */
  countMails(email: string): Promise<number>
  /** Signs up a new person by the real calls. */
  signUp(name?: string): Promise<TestUser>
}

/** Mails of deleted accounts go while the others are read. */
const readMail = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })

const readMails = async (config: Config, email: string): Promise<string[]> => {
  if (config.mail.kind !== 'outbox') throw new Error('This test server does not keep its mails.')
  const { dir } = config.mail
  const names = await readdir(dir).catch(() => [])
  const mails = await Promise.all(
    names
      .toSorted((a, b) => (a < b ? -1 : 1))
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readMail(join(dir, name))),
  )
  return mails.filter((mail) => mail.toLowerCase().includes(`to: ${email.toLowerCase()}`))
}

/** What an account answers of the guided tours before it has seen one. */
export const NO_TOURS = {
  guide_tour_video_seen: false,
  guide_tour_image_seen: false,
  guide_tour_face_seen: false,
  guide_tour_cloth_seen: false,
  guide_tour_image_to_video_seen: false,
  guide_tour_music_seen: false,
  guide_tour_talk_seen: false,
}

let people = 0

/** Talks to a test server like any client would, over HTTP. */
export const createTestClient = (url: string, config: Config): TestClient => {
  const request: TestClient['request'] = async (method, path, { body, token, headers = {} } = {}) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
  }
  const post: TestClient['post'] = (path, body, options) => request('POST', path, { ...options, body })

  const readCode: TestClient['readCode'] = async (email, { after = 0 } = {}) => {
    const deadline = Date.now() + waitMs
    while (Date.now() < deadline) {
      const mails = await readMails(config, email)
      const code = mails.length > after ? mails.at(-1)?.match(/\b\d{6}\b/)?.[0] : undefined
      if (code) return code
      await sleep(25)
    }
    throw new Error(`No code was mailed to ${email}.`)
  }

  const signUp: TestClient['signUp'] = async (name = 'Test Person') => {
    const email = `person-${process.pid}-${++people}@example.com`
    const password = 'correct horse'
    await post('/create_profile/', { email, name, password })
    const answer = await post('/verify_otp/', { email, otp: await readCode(email) })
    const { profile, access, refresh } = answer.body as SignedIn
    return { id: profile.user_id, email, password, access, refresh }
  }

  const ofAddress: TestClient['readMails'] = (email) => readMails(config, email)
  return {
    request,
    post,
    readCode,
    readMails: ofAddress,
    countMails: async (email) => (await ofAddress(email)).length,
    signUp,
  }
}
