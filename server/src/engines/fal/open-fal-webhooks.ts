import { createHash, createPublicKey, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { askJson, jsonOf } from '../http/ask-json.ts'
import { askLimits } from '../hosted/ask-limits.ts'
import { EngineWebhookRefusedError } from '../hosted/hosted-service.ts'
import type { AskFal } from './ask-fal.ts'
import * as shapes from './fal-shapes.ts'

const keptMs = 24 * 60 * 60_000
/** So that messages that nobody signed do not make us ask for the keys time and again. */
const askAgainMs = 5 * 60_000
const secondsOfAge = 300

type Headers = Record<string, string | undefined>

const readHeaders = (headers: Headers, nowMs: number) => {
  const id = headers['x-fal-webhook-request-id']
  const user = headers['x-fal-webhook-user-id']
  const timestamp = headers['x-fal-webhook-timestamp']
  const signature = headers['x-fal-webhook-signature']
  if (!id || !user || !timestamp || !/^[0-9a-f]{128}$/i.test(signature ?? ''))
    throw new EngineWebhookRefusedError('The signature is missing.')
  if (!(Math.abs(nowMs / 1000 - Number(timestamp)) <= secondsOfAge))
    throw new EngineWebhookRefusedError('The message is too old, or from the future.')
  return { id, user, timestamp, signature: Buffer.from(signature ?? '', 'hex') }
}

/** Reads what fal sends: Ed25519 over the ids, the time and the hash of the body, by one of the keys that it publishes. */
export const openFalWebhooks = ({ hosts, refuse }: Pick<AskFal, 'hosts' | 'refuse'>) => {
  let known: { keys: KeyObject[]; atMs: number } | null = null

  const readKeys = async (maxAgeMs: number): Promise<KeyObject[]> => {
    if (known && Date.now() - known.atMs <= maxAgeMs) return known.keys
    const question = { url: `${hosts.rest}/.well-known/jwks.json`, headers: {}, ...askLimits.answer }
    const { keys } = await askJson(question, { shape: shapes.keySet, refuse })
    known = { keys: keys.map((key) => createPublicKey({ key, format: 'jwk' })), atMs: Date.now() }
    return known.keys
  }

  const isSigned = async (message: Buffer, signature: Buffer): Promise<boolean> => {
    const holds = (keys: readonly KeyObject[]) => keys.some((key) => verify(null, message, key, signature))
    return holds(await readKeys(keptMs)) || holds(await readKeys(askAgainMs))
  }

  return {
    async read(headers: Headers, rawBody: Buffer): Promise<string> {
      const { id, user, timestamp, signature } = readHeaders(headers, Date.now())
      const hash = createHash('sha256').update(rawBody).digest('hex')
      if (!(await isSigned(Buffer.from([id, user, timestamp, hash].join('\n')), signature)))
        throw new EngineWebhookRefusedError('The signature does not hold.')
      const read = shapes.webhook.safeParse(jsonOf({ bytes: rawBody }))
      if (!read.success) throw new EngineWebhookRefusedError('This is no message of fal.')
      return read.data.request_id
    },
  }
}
