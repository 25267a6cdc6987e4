import type { MaterialRef } from '@visage/contract'
import type { SendOptions } from './kind-request.ts'

const COLLECTIONS = { asset: 'assets', upload: 'uploads' } as const

/** Addresses of ours that last, so that the same request can be sent again. */
export const assetUrl = (id: string): string => `/api/assets/${id}`
export const materialUrl = ({ from, id }: MaterialRef): string => `/api/${COLLECTIONS[from]}/${id}`
export const templatePictureUrl = (id: string): string => `/api/templates/${id}/picture`
export const templateVideoUrl = (id: string): string => `/api/templates/${id}/video`

/** A generation is never waited for: its job is followed. */
export const sendingOptions = ({ idempotencyKey }: SendOptions) => ({ respondAsync: true, idempotencyKey }) as const
