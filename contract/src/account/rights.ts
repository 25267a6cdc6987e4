import { z } from 'zod'
import { id } from '../fields.ts'
import { defineResource } from '../route.ts'

const route = defineResource({ tag: 'Rights', access: 'user' })

const EXPORT_STATES = ['waiting', 'sending', 'done', 'failed'] as const

export const dataExport = z.object({
  id,
  /** `waiting` until a browser fetches it; `failed` when that broke off before the end. */
  state: z.enum(EXPORT_STATES),
  /** How many files go into it, and how many have been sent. */
  files: z.number().int(),
  sent_files: z.number().int(),
})
export type DataExport = z.output<typeof dataExport>

export const orderExport = route('POST /account/exports', {
  reauthenticated: 'lately',
  appKey: true,
  summary: 'The address of one zip with everything of the account; it can be fetched for ten minutes',
  body: z.strictObject({ user_id: id }),
  output: dataExport.extend({ url: z.string() }),
  status: 201,
})

export const readExport = route('GET /account/exports/{id}', {
  summary: 'How far the sending of an export is',
  params: z.strictObject({ id }),
  output: dataExport,
})
