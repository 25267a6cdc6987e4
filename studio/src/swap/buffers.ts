/** Memory for fields over a face that is used again and again: every frame of a film needs the same ones. */
export type Buffers = {
  /** All zero. */
  floats: (length: number) => Float32Array
  bytes: (length: number) => Uint8Array
  indices: (length: number) => Int16Array
  /** Takes back what is no longer looked at. */
  free: (...floats: Float32Array[]) => void
  /** Takes back everything. */
  freeAll: () => void
}

/** A face that comes nearer does not need new memory at every frame. */
const ROOM = 1.2

/** @param isShared Whether other threads can look at the memory without a copy. */
export const createBuffers = ({ isShared = false } = {}): Buffers => {
  const memory = (bytes: number) => (isShared ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes))
  const floats = createShelf<Float32Array>((length) => new Float32Array(memory(length * 4)))
  const bytes = createShelf<Uint8Array>((length) => new Uint8Array(memory(length)))
  const indices = createShelf<Int16Array>((length) => new Int16Array(memory(length * 2)))
  return {
    floats: floats.take,
    bytes: bytes.take,
    indices: indices.take,
    free(...parts) {
      for (const part of parts) floats.free(part)
    },
    freeAll() {
      for (const shelf of [floats, bytes, indices]) shelf.freeAll()
    },
  }
}

type Numbers<T> = {
  length: number
  subarray: (start: number, end: number) => T
  fill: (value: number) => unknown
}

type Shelf<T> = { take: (length: number) => T; free: (part: T) => void; freeAll: () => void }

const createShelf = <T extends Numbers<T>>(make: (length: number) => T): Shelf<T> => {
  /** The smallest first. */
  let unused: T[] = []
  const lent = new Map<T, T>()
  const keep = (whole: T): void => {
    unused = [...unused, whole].sort((a, b) => a.length - b.length)
  }
  return {
    take(length) {
      const fitting = unused.findIndex((whole) => whole.length >= length)
      // What is too small now would lie about for ever.
      const [found] = unused.splice(Math.max(0, fitting), 1)
      const whole = found && fitting >= 0 ? found : make(Math.ceil(length * ROOM))
      const part = whole.subarray(0, length)
      part.fill(0)
      lent.set(part, whole)
      return part
    },
    free(part) {
      const whole = lent.get(part)
      if (whole && lent.delete(part)) keep(whole)
    },
    freeAll() {
      for (const whole of lent.values()) keep(whole)
      lent.clear()
    },
  }
}
