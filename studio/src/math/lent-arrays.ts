/** Smaller arrays than this many bytes are made anew, and larger ones of whole multiples of it. */
const GRAIN = 1 << 16

/** Nothing is lent unless a picture is being drawn. */
let isLending = false
/** Memory that was given back, and all that this picture has had. */
let spare: ArrayBuffer[] = []
let used = new Set<ArrayBuffer>()

/** The smallest spare piece of memory with room for so many bytes that is not far too large. */
const takeSpare = (bytes: number): ArrayBuffer | undefined => {
  const fits = spare.filter(({ byteLength }) => byteLength >= bytes && byteLength <= 2 * bytes)
  if (fits.length === 0) return undefined
  const found = fits.reduce((least, one) => (one.byteLength < least.byteLength ? one : least))
  spare.splice(spare.indexOf(found), 1)
  return found
}

type NumberArray =
  | Float32Array<ArrayBuffer>
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
type ArrayType<Made> = { new (buffer: ArrayBuffer, offset: number, length: number): Made; BYTES_PER_ELEMENT: number }

const lendFrom =
  <Made extends NumberArray>(Type: ArrayType<Made>) =>
  (length: number): Made => {
    const bytes = length * Type.BYTES_PER_ELEMENT
    if (!isLending || bytes < GRAIN) return new Type(new ArrayBuffer(bytes), 0, length)
    const reused = takeSpare(bytes)
    const buffer = reused ?? new ArrayBuffer(Math.ceil(bytes / GRAIN) * GRAIN)
    used.add(buffer)
    const made = new Type(buffer, 0, length)
    if (reused) made.fill(0)
    return made
  }

/** Arrays of zeros that are given back by themselves at the end of the picture. */
export const lendFloats = lendFrom(Float32Array)
export const lendBytes = lendFrom(Uint8Array)
export const lendUint16 = lendFrom(Uint16Array)
export const lendUint32 = lendFrom(Uint32Array)
export const lendInt32 = lendFrom(Int32Array)

/** A lent copy. */
export const lendCopy = (source: Float32Array): Float32Array => {
  const copy = lendFloats(source.length)
  copy.set(source)
  return copy
}

/** Gives arrays back before the picture is done: nobody may look at them any more. */
export const giveBack = (...arrays: readonly ArrayBufferView<ArrayBufferLike>[]): void => {
  for (const { buffer } of arrays)
    if (buffer instanceof ArrayBuffer && used.has(buffer) && !spare.includes(buffer)) spare.push(buffer)
}

/**
 * Draws a picture in memory that the one before it on this thread was drawn in: to touch new memory for the first time takes
 * as long as much of what is worked out in it. What `draw` answers must hold no lent array.
 */
export const whileLending = <Made>(draw: () => Made): Made => {
  if (isLending) return draw()
  isLending = true
  try {
    return draw()
  } finally {
    isLending = false
    spare = [...used]
    used = new Set()
  }
}
