import { open, writeFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Draft } from '../blobs/draft.ts'
import { AppError } from '../lib/app-error.ts'

type Incoming = {
  body: Readable
  maxBytes: number
  /** The length that the request gives itself. */
  announced?: string | undefined
  gate: { openDraft(): Promise<Draft> }
}

const megabyte = 1024 * 1024

const tooLarge = (maxBytes: number) =>
  new AppError(
    'payload_too_large',
    `This file is too large. Please send at most ${Math.floor(maxBytes / megabyte)} MB.`,
  )

/** The pieces up to so many bytes. The body stays open after too many, so that the answer can still be sent. */
async function* passUpTo(body: Readable, maxBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const piece of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
    bytes += piece.byteLength
    if (bytes > maxBytes) throw tooLarge(maxBytes)
    yield piece
  }
}

/** Writes a request's body into a draft as it comes. Throws `payload_too_large`, and leaves nothing behind then. */
export const receiveFile = async ({ body, maxBytes, announced = '0', gate }: Incoming): Promise<Draft> => {
  if (Number(announced) > maxBytes) throw tooLarge(maxBytes)
  const draft = await gate.openDraft()
  try {
    // Open before the first byte, as a file that opens late would be made anew after it was removed.
    await using file = await open(draft.path, 'wx')
    await writeFile(file, passUpTo(body, maxBytes))
    return draft
  } catch (error) {
    await draft[Symbol.asyncDispose]()
    throw error
  }
}
