/** Neighbours on a grid in pairs of opposites, and how far they are. */
const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
  [1, -1],
] as const
const DIRECTIONS = STEPS.length
const FREE = 0
const SOURCE = 1
const SINK = 2
/** Parents that are no direction. */
const NONE = -1
const TERMINAL = -2
const ORPHAN = -3

type CutProblem = {
  width: number
  height: number
  /** What it costs to leave a pixel out, less what it costs to take it in. */
  evidence: Float32Array
  /** What it costs to part two neighbours, the second one a step (x, y) from the first. */
  partingCost: (at: number, neighbour: number, distance: number) => number
}

/**
 * The set of pixels whose costs are least: a minimum cut through a grid of eight neighbours, found by growing two trees
 * that meet (Boykov and Kolmogorov, 2004).
 * @returns 1 for pixels that belong, 0 for others.
 */
export const minCut = (problem: CutProblem): Uint8Array => {
  const flow = new GridFlow(problem)
  flow.run()
  return flow.sourceSide()
}

class GridFlow {
  readonly #offsets: readonly number[]
  /** What may still flow from a pixel to each of its neighbours. */
  readonly #residual: Float32Array
  /** What may still flow from the source, or below zero to the sink. */
  readonly #terminal: Float32Array
  readonly #tree: Uint8Array
  readonly #parent: Int8Array
  readonly #time: Int32Array
  readonly #distance: Int32Array
  readonly #isQueued: Uint8Array
  #active: number[] = []
  #next: number[] = []
  #orphans: number[] = []
  #now = 0

  constructor({ width, height, evidence, partingCost }: CutProblem) {
    const count = width * height
    this.#offsets = STEPS.map(([x, y]) => y * width + x)
    this.#residual = new Float32Array(count * DIRECTIONS)
    this.#terminal = evidence.slice()
    this.#tree = new Uint8Array(count)
    this.#parent = new Int8Array(count).fill(NONE)
    this.#time = new Int32Array(count)
    this.#distance = new Int32Array(count)
    this.#isQueued = new Uint8Array(count)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        for (let direction = 0; direction < DIRECTIONS; direction++) {
          const [stepX, stepY] = STEPS[direction]
          if (x + stepX < 0 || x + stepX >= width || y + stepY < 0 || y + stepY >= height) continue
          const at = y * width + x
          this.#residual[at * DIRECTIONS + direction] = partingCost(
            at,
            at + this.#offsets[direction],
            Math.hypot(stepX, stepY),
          )
        }
  }

  sourceSide(): Uint8Array {
    return this.#tree.map((tree) => (tree === SOURCE ? 1 : 0))
  }

  run(): void {
    for (let at = 0; at < this.#terminal.length; at++) {
      if (this.#terminal[at] === 0) continue
      this.#tree[at] = this.#terminal[at] > 0 ? SOURCE : SINK
      this.#parent[at] = TERMINAL
      this.#distance[at] = 1
      this.#activate(at)
    }
    for (let at = this.#takeActive(); at >= 0; at = this.#takeActive()) {
      // A pixel may lie on several ways to the other tree: it grows until there is none left.
      while (this.#tree[at] !== FREE) {
        const direction = this.#grow(at)
        this.#now++
        if (direction < 0) break
        this.#augment(at, direction)
        this.#adoptAll()
      }
    }
  }

  #activate(at: number): void {
    if (this.#isQueued[at]) return
    this.#isQueued[at] = 1
    this.#next.push(at)
  }

  #takeActive(): number {
    for (;;) {
      if (this.#active.length === 0) {
        if (this.#next.length === 0) return -1
        this.#active = this.#next.reverse()
        this.#next = []
      }
      const at = this.#active.pop() ?? -1
      this.#isQueued[at] = 0
      if (this.#tree[at] !== FREE) return at
    }
  }

  /** What may flow between a pixel of a tree and its neighbour in the tree's own direction. */
  #room(at: number, direction: number, tree: number): number {
    return tree === SOURCE
      ? this.#residual[at * DIRECTIONS + direction]
      : this.#residual[(at + this.#offsets[direction]) * DIRECTIONS + (direction ^ 1)]
  }

  #exists(at: number, direction: number): boolean {
    const neighbour = at + this.#offsets[direction]
    return neighbour >= 0 && neighbour < this.#tree.length
  }

  /** Lets a pixel's tree take the free neighbours; the direction of one in the other tree, or -1. */
  #grow(at: number): number {
    const tree = this.#tree[at]
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      if (!this.#exists(at, direction) || this.#room(at, direction, tree) <= 0) continue
      const neighbour = at + this.#offsets[direction]
      if (this.#tree[neighbour] === FREE) {
        this.#tree[neighbour] = tree
        this.#adopt(neighbour, direction ^ 1, at)
        this.#activate(neighbour)
      } else if (this.#tree[neighbour] !== tree) return direction
      else if (this.#time[neighbour] <= this.#time[at] && this.#distance[neighbour] > this.#distance[at])
        this.#adopt(neighbour, direction ^ 1, at)
    }
    return -1
  }

  #adopt(child: number, direction: number, parent: number): void {
    this.#parent[child] = direction
    this.#time[child] = this.#time[parent]
    this.#distance[child] = this.#distance[parent] + 1
  }

  /** Sends as much as possible along the way that was found. */
  #augment(at: number, direction: number): void {
    const neighbour = at + this.#offsets[direction]
    const [head, tail, middle] = this.#tree[at] === SOURCE ? [at, neighbour, direction] : [neighbour, at, direction ^ 1]
    let amount = this.#residual[head * DIRECTIONS + middle]
    amount = Math.min(amount, this.#bottleneck(head, SOURCE), this.#bottleneck(tail, SINK))
    this.#send(head, middle, amount)
    this.#drain(head, SOURCE, amount)
    this.#drain(tail, SINK, amount)
  }

  #send(at: number, direction: number, amount: number): void {
    this.#residual[at * DIRECTIONS + direction] -= amount
    this.#residual[(at + this.#offsets[direction]) * DIRECTIONS + (direction ^ 1)] += amount
  }

  #bottleneck(start: number, tree: number): number {
    let least = Infinity
    let at = start
    while (this.#parent[at] !== TERMINAL) {
      const direction = this.#parent[at]
      const parent = at + this.#offsets[direction]
      least = Math.min(least, this.#room(parent, direction ^ 1, tree))
      at = parent
    }
    return Math.min(least, Math.abs(this.#terminal[at]))
  }

  #drain(start: number, tree: number, amount: number): void {
    let at = start
    while (this.#parent[at] !== TERMINAL) {
      const direction = this.#parent[at]
      const parent = at + this.#offsets[direction]
      if (tree === SOURCE) this.#send(parent, direction ^ 1, amount)
      else this.#send(at, direction, amount)
      if (this.#room(parent, direction ^ 1, tree) <= 0) this.#orphan(at)
      at = parent
    }
    this.#terminal[at] -= tree === SOURCE ? amount : -amount
    if (tree === SOURCE ? this.#terminal[at] <= 0 : this.#terminal[at] >= 0) {
      this.#terminal[at] = 0
      this.#orphan(at)
    }
  }

  #orphan(at: number): void {
    this.#parent[at] = ORPHAN
    this.#orphans.push(at)
  }

  #adoptAll(): void {
    for (let index = 0; index < this.#orphans.length; index++) this.#findParent(this.#orphans[index])
    this.#orphans = []
  }

  /** Gives an orphan the nearest parent that still leads to its terminal, or sets it free. */
  #findParent(at: number): void {
    const tree = this.#tree[at]
    let [best, least] = [NONE, Infinity]
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      if (!this.#exists(at, direction)) continue
      const neighbour = at + this.#offsets[direction]
      if (this.#tree[neighbour] !== tree || this.#room(neighbour, direction ^ 1, tree) <= 0) continue
      const distance = this.#distanceToTerminal(neighbour)
      if (distance < least) [best, least] = [direction, distance]
    }
    if (best !== NONE) {
      this.#parent[at] = best
      this.#time[at] = this.#now
      this.#distance[at] = least + 1
      return
    }
    this.#setFree(at, tree)
  }

  #setFree(at: number, tree: number): void {
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      if (!this.#exists(at, direction)) continue
      const neighbour = at + this.#offsets[direction]
      if (this.#tree[neighbour] !== tree) continue
      if (this.#room(neighbour, direction ^ 1, tree) > 0) this.#activate(neighbour)
      if (this.#parent[neighbour] === (direction ^ 1)) this.#orphan(neighbour)
    }
    this.#tree[at] = FREE
    this.#parent[at] = NONE
  }

  /** How many steps a pixel is from its terminal, or Infinity when its way has been cut. */
  #distanceToTerminal(start: number): number {
    let steps = 0
    let at = start
    while (this.#time[at] !== this.#now) {
      const parent = this.#parent[at]
      if (parent === TERMINAL) {
        this.#time[at] = this.#now
        this.#distance[at] = 1
        break
      }
      if (parent === ORPHAN || parent === NONE) return Infinity
      at += this.#offsets[parent]
      steps++
    }
    const whole = steps + this.#distance[at]
    let left = whole
    for (at = start; this.#time[at] !== this.#now; at += this.#offsets[this.#parent[at]]) {
      this.#time[at] = this.#now
      this.#distance[at] = left--
    }
    return whole
  }
}
