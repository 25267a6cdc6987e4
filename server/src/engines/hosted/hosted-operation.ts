import type { Order } from '../order/order.ts'

/** Where one order stands at a paid service, saved with the job before every step that another process must know of. */
export type HostedOperation = {
  order: Order
  /** Ours, made before anything is sent; webhooks carry it. */
  key: string
  /** The id of the model. */
  model: string
  /** The whole body, with a seed or addresses that no other has; null until its files are stored there. */
  input: Record<string, unknown> | null
  /** When the body was ready; from here on another process must look before it sends. Milliseconds since 1970. */
  readyAtMs: number | null
  /** What the service calls it; null as long as that is not known. */
  id: string | null
  /** Since when it cannot be found, or no answer comes. */
  missedAtMs: number | null
  /** How often fetching the result failed. */
  failedFetches: number
}
