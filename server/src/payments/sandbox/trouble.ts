import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** How an answer of the sandbox goes wrong. */
export const TROUBLES = ['slow', 'unavailable', 'cut', 'huge', 'garbled', 'redirect'] as const
export type Trouble = {
  what: (typeof TROUBLES)[number]
  /** How many answers go wrong. */
  times: number
  /** Only answers of paths that fit. */
  path?: RegExp
  /** Whether what was asked for is done all the same, and only its answer gets lost. */
  isDone?: boolean
  /** How long a slow answer takes. */
  delayMs?: number
}

const hugeBytes = 64 * 1024
const hugeParts = 200

/** Answers wrongly; a slow answer comes rightly in the end and is left to the caller. */
export const answerWithTrouble = async (response: ServerResponse, { what, delayMs = 0 }: Trouble): Promise<void> => {
  switch (what) {
    case 'slow':
      await sleep(delayMs)
      return
    case 'unavailable':
      response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Service unavailable</h1>')
      return
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"id":"su')
      await sleep(10)
      response.destroy()
      return
    case 'huge':
      response.writeHead(200, { 'content-type': 'application/json' })
      for (let part = 0; part < hugeParts && !response.destroyed; part++) {
        response.write(' '.repeat(hugeBytes))
        await sleep(1)
      }
      response.end('{}')
      return
    case 'garbled':
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"id": ')
      return
    case 'redirect':
      response.writeHead(302, { location: 'https://elsewhere.example/' }).end()
  }
}
