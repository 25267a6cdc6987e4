import { readFileSync } from 'node:fs'
import { inputSchema } from '@visage/server/engines/hosted/check-input'
import { z } from 'zod'

const recorded = z.object({
  /** Where they were read, and when. */
  source: z.string(),
  read: z.iso.date(),
  schemas: z.record(z.string(), inputSchema),
})

/** The input schemas of the models that come along, as their service published them. */
export const readRecordedSchemas = (path: URL): z.output<typeof recorded> =>
  recorded.parse(JSON.parse(readFileSync(path, 'utf8')))
