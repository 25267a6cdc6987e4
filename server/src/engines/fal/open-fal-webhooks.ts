import { createHash, createPublicKey, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { askJson, jsonOf } from '../http/ask-json.ts'
import { askLimits } from '../hosted/ask-limits.ts'
import { isRecent } from '../hosted/is-recent.ts'
import { openKeptKeys } from '../hosted/open-kept-keys.ts'
import { EngineWebhookRefusedError } from '../hosted/hosted-service.ts'
import type { AskFal } from './ask-fal.ts'
import * as shapes from './fal-shapes.ts'

type Headers = Record<string, string | undefined>

const readHeaders = (headers: Headers) => {
  const id = headers['x-fal-webhook-request-id']
  const user = headers['x-fal-webhook-user-id']
  const timestamp = headers['x-fal-webhook-timestamp']
  const signature = headers['x-fal-webhook-signature']
  if (!id || !user || !timestamp || !/^[0-9a-f]{128}$/i.test(signature ?? ''))
    throw new EngineWebhookRefusedError('The signature is missing.')
  if (!isRecent(timestamp)) throw new EngineWebhookRefusedError('The message is too old, or from the future.')
  return { id, user, timestamp, signature: Buffer.from(signature ?? '', 'hex') }
}

/** Reads what fal sends: Ed25519 over the ids, the time and the hash of the body, by one of the keys that it publishes. */
export const openFalWebhooks = ({ hosts, refuse }: Pick<AskFal, 'hosts' | 'refuse'>) => {
  const kept = openKeptKeys(async (): Promise<KeyObject[]> => {
    const question = { url: `${hosts.rest}/.well-known/jwks.json`, headers: {}, ...askLimits.answer }
    const { keys } = await askJson(question, { shape: shapes.keySet, refuse })
    return keys.map((key) => createPublicKey({ key, format: 'jwk' }))
  })

  return {
    async read(headers: Headers, rawBody: Buffer): Promise<string> {
      const { id, user, timestamp, signature } = readHeaders(headers)
      const hash = createHash('sha256').update(rawBody).digest('hex')
      const message = Buffer.from([id, user, timestamp, hash].join('\n'))
      if (!(await kept.verify((keys) => keys.some((key) => verify(null, message, key, signature)))))
        throw new EngineWebhookRefusedError('The signature does not hold.')
      const read = shapes.webhook.safeParse(jsonOf({ bytes: rawBody }))
      if (!read.success) throw new EngineWebhookRefusedError('This is no message of fal.')
      return read.data.request_id
    },
  }
}
