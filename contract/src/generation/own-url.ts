import { text } from '../fields.ts'

const maxLength = 2048

/**
 * The address of something that is here already: a signed media address, or the lasting `/api/assets/{id}`,
 * `/api/uploads/{id}`, `/api/templates/{id}/picture` or `/api/templates/{id}/video`. Anything else answers `foreign_url`.
 */
export const ownUrl = (message: string) => text(message, maxLength)

export const faceUrl = ownUrl('Please select a face.')
