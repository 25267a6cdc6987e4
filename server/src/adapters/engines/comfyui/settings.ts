import { z } from 'zod'
import { parts, values } from '../../../lib/env-values.ts'
import type { Variables } from '../../../lib/env-values.ts'

export type ComfySettings = {
  urls: string[]
  /** Bearer token for what stands before the servers; null without one. */
  token: string | null
  /** Prompts that one server has at once. */
  depth: number
  /** US dollars that an hour of one server costs; null where nobody counts. */
  usdPerHour: number | null
  /** The operator's own workflows; null uses those that come along. */
  workflowsDir: string | null
}

const addresses = z.string().transform((written, issue) => {
  const urls = parts(written).map((address) => {
    const read = URL.parse(address)
    if (!read || !['http:', 'https:'].includes(read.protocol) || read.search || read.hash)
      issue.addIssue(`names "${address}": it must be an address such as http://127.0.0.1:8188.`)
    if (read?.username || read?.password)
      issue.addIssue('holds a password: use COMFYUI_TOKEN for what protects the servers.')
    return read?.href.replace(/\/$/, '') ?? address
  })
  return [...new Set(urls)]
})

/** Where the operator's ComfyUI servers are, and how they are used. */
export const COMFY_VARIABLES: Variables<ComfySettings> = {
  urls: { name: 'COMFYUI_URLS', schema: addresses, usual: [] },
  token: { name: 'COMFYUI_TOKEN', schema: values.text, usual: null },
  depth: { name: 'COMFYUI_QUEUE_DEPTH', schema: values.wholeNumber({ min: 1, max: 8 }), usual: 2 },
  usdPerHour: { name: 'COMFYUI_USD_PER_HOUR', schema: values.amount, usual: null },
  workflowsDir: { name: 'COMFYUI_WORKFLOWS', schema: values.path, usual: null },
}
