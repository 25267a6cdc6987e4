/** A piece of a file: what it is called there, and its bytes with its header. */
export type Part = { name: string; bytes: Uint8Array }

/** How one type of file keeps what is told about it beside what is seen and heard. */
export type Container = {
  /** The file in its pieces, in order and without a gap. Throws a RangeError for a file that is not whole. */
  split(file: Uint8Array): Part[]
  /** Whether a piece is seen or heard; all others may be changed without changing that. */
  isContent(part: Part): boolean
  /** The XMP packet in a piece, or undefined for a piece of another kind. */
  findXmp(part: Part): string | undefined
  /** The pieces with this packet in place of any other. */
  withXmp(parts: readonly Part[], xmp: string): Part[]
}

export const joinParts = (parts: readonly Part[]): Buffer => Buffer.concat(parts.map(({ bytes }) => bytes))

export const cutOff = () => new RangeError('This file ends in the middle of a piece.')

/** So many bytes of a file from a place on. Throws a RangeError where the file ends before. */
export const sliceOf = (file: Uint8Array, start: number, length: number): Uint8Array => {
  if (length < 0 || start + length > file.length) throw cutOff()
  return file.subarray(start, start + length)
}

export const viewOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
