import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const TIMEOUT_MS = 60_000
const CHUNK_BYTES = 64 * 1024
const MOST_ANSWERED = 1024

/** No answer came from the scanner, or none that says whether the file is clean. */
export class ScannerUnavailableError extends Error {
  override name = 'ScannerUnavailableError'
}

/** Looks for known harmful content in files that people bring in. */
export type Scanner = {
  /**
   * @param file Bytes, or a file on this machine.
   * @returns The name of what was found, or null for a clean file. Throws a {@link ScannerUnavailableError}.
   */
  scan(file: Uint8Array | { path: string }): Promise<string | null>
}

const chunksOf = (file: Uint8Array | { path: string }): Readable => {
  if (!(file instanceof Uint8Array)) return createReadStream(file.path, { highWaterMark: CHUNK_BYTES })
  const chunks = function* () {
    for (let at = 0; at < file.byteLength; at += CHUNK_BYTES) yield Buffer.from(file.subarray(at, at + CHUNK_BYTES))
  }
  return Readable.from(chunks())
}

const length = (bytes: number): Buffer => {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(bytes)
  return head
}

/** `zINSTREAM`: each chunk after its length as four bytes, then a length of zero (clamd(8)). */
const framed = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const chunk of chunks) {
    yield length(chunk.byteLength)
    yield chunk
  }
  yield length(0)
}

const ask = async (url: URL, file: Uint8Array | { path: string }, signal: AbortSignal): Promise<string> => {
  const socket = connect({ host: url.hostname.replaceAll(/[[\]]/g, ''), port: Number(url.port || 3310) })
  signal.addEventListener('abort', () => socket.destroy(new Error('The scanner took too long.')))
  let answer = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer = (answer + text).slice(0, MOST_ANSWERED)
  })
  const ended = once(socket, 'close', { signal })
  // The answer decides, not how much was sent: it hangs up in the middle of a file that is larger than it takes.
  pipeline(framed(chunksOf(file)), socket, { end: false, signal }).catch((error: Error) => socket.destroy(error))
  try {
    await ended
  } catch (error) {
    if (answer === '') throw error
  } finally {
    socket.destroy()
  }
  return answer.replaceAll('\0', '').trim()
}

/** Asks ClamAV's daemon at `url` (`clamd://host:3310`) by TCP. */
export const openScanner = (url: string): Scanner => ({
  async scan(file) {
    let answer: string
    try {
      answer = await ask(new URL(url), file, AbortSignal.timeout(TIMEOUT_MS))
    } catch (error) {
      throw new ScannerUnavailableError('The scanner does not answer.', { cause: error })
    }
    if (/^stream: OK$/.test(answer)) return null
    const found = /^stream: (.+) FOUND$/.exec(answer)?.[1]
    if (found === undefined) throw new ScannerUnavailableError(`The scanner answered "${answer.slice(0, 100)}".`)
    return found
  },
})
