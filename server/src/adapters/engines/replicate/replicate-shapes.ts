import { z } from 'zod'
import { inputSchema } from '../hosted/check-input.ts'

export const prediction = z.object({
  id: z.string().min(1),
  model: z.string().nullish(),
  version: z.string().nullish(),
  status: z.enum(['starting', 'processing', 'succeeded', 'failed', 'canceled', 'aborted']),
  input: z.record(z.string(), z.unknown()).nullish(),
  output: z.unknown(),
  error: z.unknown(),
  logs: z.string().nullish(),
  metrics: z.object({ predict_time: z.number().nullish() }).nullish(),
  created_at: z.string().nullish(),
  data_removed: z.boolean().nullish(),
})
export type Prediction = z.output<typeof prediction>

export const predictions = z.object({ results: z.array(prediction), next: z.string().nullish() })

export const storedFile = z.object({ urls: z.object({ get: z.url() }) })

export const failure = z.object({ title: z.string().nullish(), detail: z.string().nullish() })

export const webhookSecret = z.object({ key: z.string().regex(/^whsec_/) })

export const account = z.object({ type: z.string() })

export const message = z.object({ id: z.string().min(1) })

export const modelFacts = z.object({
  latest_version: z
    .object({
      openapi_schema: z.object({ components: z.object({ schemas: z.record(z.string(), inputSchema) }) }),
    })
    .nullish(),
})
