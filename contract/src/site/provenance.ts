import { z } from 'zod'
import { defineResource } from '../route.ts'

const route = defineResource({ tag: 'Provenance', access: 'public' })

/** Bytes of a file that can be asked about. */
export const MAX_VERIFIED_BYTES = 100 * 1024 * 1024

export const verifyFile = route('POST /verify', {
  summary: 'Whether a picture, video or song was generated here, and when; nothing of the file is kept',
  // Whatever it is called: its type is read from its bytes.
  file: { types: ['application/octet-stream'], maxBytes: MAX_VERIFIED_BYTES },
  output: z.object({
    from_here: z.boolean(),
    /** The day in UTC, as YYYY-MM-DD; null for a file that was not generated here. */
    made_on: z.iso.date().nullable(),
  }),
})
