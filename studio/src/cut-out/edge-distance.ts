import type { LabPicture } from '../image/picture.ts'

/** How much the sum of all changes on the way counts beside the strongest one. */
const SUM_SHARE = 0.03

/**
 * How strong an edge lies between each pixel and the places to start from, the picture's border unless told: the strongest
 * change of colour on the way there that has the weakest (a minimax path, by Dijkstra's algorithm on the four neighbours).
 */
export const edgeDistance = (picture: LabPicture, starts: Iterable<number> = borderOf(picture)): Float32Array => {
  const { width, height, values } = picture
  const distances = new Float32Array(width * height).fill(Infinity)
  const heap = new MinHeap(width * height * 4)
  const reach = (at: number, from: number, change: number): void => {
    const distance = Math.max(from, change) + SUM_SHARE * change
    if (distance >= distances[at]) return
    distances[at] = distance
    heap.push(at, distance)
  }
  for (const at of starts) reach(at, 0, 0)
  const change = (a: number, b: number): number =>
    Math.hypot(
      values[a * 3] - values[b * 3],
      values[a * 3 + 1] - values[b * 3 + 1],
      values[a * 3 + 2] - values[b * 3 + 2],
    )
  for (let at = heap.pop(); at >= 0; at = heap.pop()) {
    const x = at % width
    const distance = distances[at]
    if (x > 0) reach(at - 1, distance, change(at, at - 1))
    if (x < width - 1) reach(at + 1, distance, change(at, at + 1))
    if (at >= width) reach(at - width, distance, change(at, at - width))
    if (at < width * (height - 1)) reach(at + width, distance, change(at, at + width))
  }
  return distances
}

const borderOf = function* ({ width, height }: LabPicture): Iterable<number> {
  for (let x = 0; x < width; x++) yield* [x, (height - 1) * width + x]
  for (let y = 0; y < height; y++) yield* [y * width, y * width + width - 1]
}

/** Pixels by distance, nearest first; one that was pushed again comes out again, which does no harm. */
class MinHeap {
  readonly #ids: Int32Array
  readonly #keys: Float32Array
  #size = 0

  constructor(capacity: number) {
    this.#ids = new Int32Array(capacity)
    this.#keys = new Float32Array(capacity)
  }

  push(id: number, key: number): void {
    let at = this.#size++
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (this.#keys[parent] <= key) break
      this.#ids[at] = this.#ids[parent]
      this.#keys[at] = this.#keys[parent]
      at = parent
    }
    this.#ids[at] = id
    this.#keys[at] = key
  }

  /** The nearest pixel, or -1 when none is left. */
  pop(): number {
    if (this.#size === 0) return -1
    const first = this.#ids[0]
    const last = --this.#size
    const [id, key] = [this.#ids[last], this.#keys[last]]
    let at = 0
    for (let child = 1; child < last; child = 2 * at + 1) {
      if (child + 1 < last && this.#keys[child + 1] < this.#keys[child]) child++
      if (this.#keys[child] >= key) break
      this.#ids[at] = this.#ids[child]
      this.#keys[at] = this.#keys[child]
      at = child
    }
    this.#ids[at] = id
    this.#keys[at] = key
    return first
  }
}
