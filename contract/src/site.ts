import { z } from 'zod'
import { KIND_NAMES } from './generation/kinds.ts'
import { defineRoute } from './route.ts'

export const siteSettings = z.object({
  /** The engine that serves each kind; a kind without one is not offered. */
  engines: z.partialRecord(z.enum(KIND_NAMES), z.string()),
  block_devtools: z.boolean(),
  /** Where mails can be read on this machine, outside production only. */
  mail_preview_path: z.string().nullable(),
})
export type SiteSettings = z.output<typeof siteSettings>

export const readSettings = defineRoute({
  method: 'GET',
  path: '/settings',
  access: 'public',
  tag: 'Site',
  summary: 'What this installation offers',
  output: siteSettings,
})
