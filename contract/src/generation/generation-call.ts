import { jobAccepted } from './jobs.ts'

/** What all calls that make something have in common. */
export const generationCall = {
  method: 'POST',
  access: 'user',
  appKey: true,
  idempotent: true,
  tag: 'Generation',
  accepted: jobAccepted,
} as const
