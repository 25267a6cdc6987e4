import { createHmac, timingSafeEqual } from 'node:crypto'
import { jsonOf } from '../http/ask-json.ts'
import { EngineWebhookRefusedError } from '../hosted/hosted-service.ts'
import { isRecent } from '../hosted/is-recent.ts'
import { openKeptKeys } from '../hosted/open-kept-keys.ts'
import type { AskReplicate } from './ask-replicate.ts'
import * as shapes from './replicate-shapes.ts'

const isSame = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other)

/** Reads what Replicate sends, signed as Standard Webhooks are: HMAC-SHA256 over id, time and body. */
export const openReplicateWebhooks = ({ ask }: Pick<AskReplicate, 'ask'>) => {
  const kept = openKeptKeys(async (): Promise<Buffer> => {
    const { key } = await ask({ path: '/webhooks/default/secret' }, shapes.webhookSecret)
    return Buffer.from(key.slice('whsec_'.length), 'base64')
  })
  return {
    async read(headers: Record<string, string | undefined>, rawBody: Buffer): Promise<string> {
      const { 'webhook-id': id, 'webhook-timestamp': timestamp = '', 'webhook-signature': signatures = '' } = headers
      if (!id || !isRecent(timestamp))
        throw new EngineWebhookRefusedError('The message is unsigned, too old, or from the future.')
      const given = signatures
        .split(' ')
        .filter((written) => written.startsWith('v1,'))
        .map((written) => Buffer.from(written.slice('v1,'.length), 'base64'))
      const holds = (secret: Buffer) => {
        const wanted = createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(rawBody).digest()
        return given.some((signature) => isSame(signature, wanted))
      }
      if (!(await kept.verify(holds))) throw new EngineWebhookRefusedError('The signature does not hold.')
      const read = shapes.message.safeParse(jsonOf({ bytes: rawBody }))
      if (!read.success) throw new EngineWebhookRefusedError('This is no message of Replicate.')
      return read.data.id
    },
  }
}
