import type { Order } from '../order/order.ts'

/** Where one order stands among the servers, saved with the job before every step that another process must know of. */
export type ComfyOperation = {
  order: Order
  /** Ours, made before the prompt is sent: by it any process finds out whether it was. */
  promptId: string
  /** Which server has it or is about to; null while it waits for one. */
  url: string | null
  isSent: boolean
  /** How often it had to begin anew on another server. */
  moves: number
  /** When it could first not be found, or be placed, as it should be; milliseconds since 1970. */
  missedAtMs: number | null
  sentAtMs: number | null
}
