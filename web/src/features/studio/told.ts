import { isApiError } from '../../lib/api-error.ts'

/** What is told of something that went wrong; `refusalId` where the rules refused it. */
export type Told = { message: string; refusalId?: string | undefined }

export const toldOf = (error: Error): Told => ({
  message: error.message,
  refusalId: isApiError(error, 'content_refused') ? error.details.refusal_id : undefined,
})
