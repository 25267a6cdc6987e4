import { randomUUID } from 'node:crypto'
import { openComfyServer } from './protocol/comfy-server.ts'
import type { ComfyQueue, ComfyServer, ComfyTimes } from './protocol/comfy-server.ts'
import { openFeed } from './protocol/feed.ts'
import type { Feed } from './protocol/feed.ts'
import { findMissingParts, hasAll } from './workflow/missing-parts.ts'
import { ComfyUnreachableError } from './protocol/request-comfy.ts'
import type { ComfyAddress } from './protocol/request-comfy.ts'
import type { Workflow } from './workflow/workflow.ts'

type PoolOptions = {
  addresses: readonly ComfyAddress[]
  /** Prompts that one server has at once: the one that runs, and those that keep it from waiting. */
  depth: number
  times?: ComfyTimes
  /** How long what a server said of itself is believed. */
  freshMs?: { queue: number; lacks: number }
}

/** A server of the pool, with what is known of it. */
export type Member = {
  server: ComfyServer
  feed: Feed
  /** Its queue, asked for again after a moment. Notes whether the server answers. */
  readQueue(options?: { isFresh?: boolean }): Promise<ComfyQueue>
  /** Since when it does not answer; null while it does. */
  downSinceMs: number | null
  /** Prompts of ours that it has, by workflow. */
  held: Map<string, string>
  /** Seconds of one prompt, by workflow, as measured lately. */
  seconds: Map<string, number>
  /** Has the next look at the queue be a new one. */
  expireQueue(): void
  /** Forgets which nodes and models it has. */
  lookAgain(): void
}

const FRESH_MS = { queue: 400, lacks: 5 * 60_000 }
/** How much the latest measurement counts. */
const newWeight = 0.3

const openMember = (address: ComfyAddress, { times, freshMs = FRESH_MS }: PoolOptions) => {
  const server = openComfyServer(address, times)
  const lacks = new Map<string, { isComplete: Promise<boolean>; askedAtMs: number }>()
  let asked: { queue: Promise<ComfyQueue>; atMs: number } | null = null

  const member: Member & { canRun(chosen: Workflow): Promise<boolean>; complete: Set<string> } = {
    complete: new Set(),
    server,
    feed: openFeed(address, randomUUID()),
    downSinceMs: null,
    held: new Map(),
    seconds: new Map(),
    expireQueue() {
      asked = null
    },
    lookAgain: () => lacks.clear(),
    async readQueue({ isFresh = false } = {}) {
      if (isFresh || !asked || Date.now() - asked.atMs > freshMs.queue)
        asked = { queue: server.readQueue(), atMs: Date.now() }
      try {
        const queue = await asked.queue
        member.downSinceMs = null
        return queue
      } catch (error) {
        member.downSinceMs ??= Date.now()
        throw error
      }
    },
    async canRun(chosen) {
      let known = lacks.get(chosen.name)
      if (!known || Date.now() - known.askedAtMs > freshMs.lacks) {
        known = { isComplete: findMissingParts(server, chosen).then(hasAll), askedAtMs: Date.now() }
        lacks.set(chosen.name, known)
        known.isComplete.then(
          (isComplete) => member.complete[isComplete ? 'add' : 'delete'](chosen.name),
          () => lacks.delete(chosen.name),
        )
      }
      return known.isComplete
    },
  }
  return member
}

/** Why there is no server for a workflow now. */
export type NoServer = 'busy' | 'down' | 'lacking'

export type ComfyPool = ReturnType<typeof openPool>

/** Several servers as one: each prompt goes to the one that will have it done first. */
export const openPool = (options: PoolOptions) => {
  const members = options.addresses.map((address) => openMember(address, options))
  let place = Promise.withResolvers<void>()

  const waitAt = async (member: (typeof members)[number], chosen: Workflow): Promise<number | NoServer> => {
    try {
      const { running, pending } = await member.readQueue()
      if (!(await member.canRun(chosen))) return 'lacking'
      if (member.held.size >= options.depth) return 'busy'
      const others = [...running, ...pending].filter((id) => !member.held.has(id)).length
      return (others + member.held.size + 1) * (member.seconds.get(chosen.name) ?? chosen.typicalSeconds)
    } catch (error) {
      if (error instanceof ComfyUnreachableError) return 'down'
      throw error
    }
  }

  return {
    members: members as readonly Member[],
    find: (url: string): Member | undefined => members.find(({ server }) => server.address.url === url),

    /** Whether some server was seen to have all that a workflow needs; whoever asks has the servers asked, too. */
    has(chosen: Workflow): boolean {
      for (const member of members) member.canRun(chosen).catch(() => {})
      return members.some(({ complete }) => complete.has(chosen.name))
    },

    /** Those of these workflows that some server which answers has all for. */
    async listComplete(workflows: readonly Workflow[]): Promise<Workflow[]> {
      await Promise.allSettled(workflows.flatMap((chosen) => members.map((member) => member.canRun(chosen))))
      return workflows.filter((chosen) => members.some(({ complete }) => complete.has(chosen.name)))
    },

    /** Gives a prompt to the server that will have it done first; else says why there is none. */
    async take(chosen: Workflow, promptId: string): Promise<Member | NoServer> {
      const waits = await Promise.all(members.map((member) => waitAt(member, chosen)))
      // Others may have come first while the servers were asked.
      const free = members
        .map((member, index) => ({ member, wait: waits[index] }))
        .filter(({ member, wait }) => typeof wait === 'number' && member.held.size < options.depth)
        .sort((one, other) => Number(one.wait) - Number(other.wait))
      const [best] = free
      if (best) {
        best.member.held.set(promptId, chosen.name)
        return best.member
      }
      if (waits.some((wait) => wait === 'busy' || typeof wait === 'number')) return 'busy'
      return waits.includes('lacking') ? 'lacking' : 'down'
    },

    /** Settles when a place may have become free. */
    slotChanged: () => place.promise,

    /** Gives the place of a prompt free, with how long it took where that is known. */
    leave(promptId: string, tookSeconds?: number): void {
      for (const { held, seconds, feed } of members) {
        const workflow = held.get(promptId)
        held.delete(promptId)
        feed.leave(promptId)
        if (workflow === undefined || tookSeconds === undefined) continue
        const before = seconds.get(workflow) ?? tookSeconds
        seconds.set(workflow, before * (1 - newWeight) + tookSeconds * newWeight)
      }
      place.resolve()
      place = Promise.withResolvers()
    },

    /** Throws when no server answers. */
    async check(): Promise<void> {
      const answers = await Promise.allSettled(members.map((member) => member.readQueue()))
      if (answers.every(({ status }) => status === 'rejected'))
        throw new Error(`No ComfyUI server answers: ${members.map(({ server }) => server.address.url).join(', ')}.`)
    },

    close(): void {
      for (const { feed } of members) feed.close()
    },
  }
}
