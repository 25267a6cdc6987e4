import { z } from 'zod'
import { inputSchema } from '../hosted/check-input.ts'

export const submitted = z.object({ request_id: z.string().min(1) })

export const initiated = z.object({ upload_url: z.url(), file_url: z.url() })

export const uploadedPart = z.object({ partNumber: z.number(), etag: z.string() })

const log = z.object({ message: z.string() })

export const status = z.discriminatedUnion('status', [
  z.object({ status: z.literal('IN_QUEUE'), queue_position: z.number().nullish() }),
  z.object({ status: z.literal('IN_PROGRESS'), logs: z.array(log).nullish() }),
  z.object({ status: z.literal('COMPLETED'), metrics: z.object({ inference_time: z.number().nullish() }).nullish() }),
])

const problem = z.object({ type: z.string().nullish(), msg: z.string().nullish() })

/** Models tell problems as a list, the queue tells them as a sentence. */
export const failure = z.object({
  detail: z.union([z.string(), z.array(problem)]).nullish(),
  error_type: z.string().nullish(),
})

const pastRequest = z.object({ request_id: z.string(), json_input: z.record(z.string(), z.unknown()).nullish() })

export const pastRequests = z.object({
  items: z.array(pastRequest),
  next_cursor: z.string().nullish(),
  has_more: z.boolean().nullish(),
})

export const webhook = z.object({ request_id: z.string().min(1) })

export const keySet = z.object({
  keys: z.array(z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() })),
})

const operation = z.object({
  requestBody: z.object({ content: z.object({ 'application/json': z.object({ schema: inputSchema }) }) }).optional(),
})

export const listedPrices = z.object({
  prices: z.array(
    z.object({
      endpoint_id: z.string(),
      unit_price: z.number().nonnegative(),
      unit: z.string(),
      currency: z.string(),
    }),
  ),
})

export const listedModels = z.object({
  models: z.array(
    z.object({
      endpoint_id: z.string(),
      openapi: z
        .object({
          paths: z.record(z.string(), z.object({ post: operation.optional() })),
          components: z.object({ schemas: z.record(z.string(), inputSchema) }),
        })
        .nullish(),
    }),
  ),
})
