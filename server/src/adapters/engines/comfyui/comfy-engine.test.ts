import type { StandInComfy } from '@visage/sandbox/engines/stand-in-comfy'
import { describe, expect, test, vi } from 'vitest'
import { waitMs } from '../../../testing/time.ts'
import { driveRecipe } from '../testing/drive-recipe.ts'
import type { ComfyOperation } from './step.ts'
import { face, openComfyBench } from './testing/comfy-bench.ts'

const { servers, startServers, openEngine } = openComfyBench()
const isOperation = (saved: unknown): saved is ComfyOperation =>
  typeof saved === 'object' && saved !== null && 'promptId' in saved
const lastOf = (saved: unknown[]): ComfyOperation => {
  const last = saved.at(-1)
  if (!isOperation(last)) throw new Error('Nothing was saved.')
  return last
}

test('rough pictures of what is becoming are handed on while it becomes', async () => {
  await startServers(200)
  const previews: Uint8Array[] = []
  await driveRecipe(openEngine(), face, { onAnswer: ({ preview }) => void (preview && previews.push(preview)) })
  expect(
    Buffer.from(previews[0] ?? [])
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
})

describe('when the server does not do as it should', () => {
  test('messages that are lost, doubled or no messages at all change nothing', async () => {
    const [server] = await startServers(30)
    server.faults.isGarbled = true
    expect((await driveRecipe(openEngine(), face)).end.state).toBe('done')
    server.faults.isMute = true
    expect((await driveRecipe(openEngine(), face)).end.state).toBe('done')
    expect(server.painted).toHaveLength(2)
  })

  test('sockets that break all the time change nothing', async () => {
    const [server] = await startServers(60)
    const { end } = await driveRecipe(openEngine(), face, { onAnswer: () => server.dropSockets() })
    expect(end.state).toBe('done')
    expect(server.painted).toHaveLength(1)
  })

  test('a submission whose answer is lost is found and not sent again', async () => {
    const [server] = await startServers(60)
    server.faults.lostAnswers = 1
    const { end, saved } = await driveRecipe(openEngine(), face)
    expect(end.state).toBe('done')
    expect(server.taken.map((prompt) => prompt.id)).toEqual([lastOf(saved).promptId])
  })

  test('taken with nodes that will not run, it is taken back and fails', async () => {
    const [server] = await startServers(60)
    server.hold()
    server.faults.partial = 1
    const { end } = await driveRecipe(openEngine(), face)
    expect(end).toMatchObject({
      state: 'failed',
      reason: 'engine',
      message: expect.stringContaining('Exception during validation'),
    })
    await vi.waitFor(() => expect(server.history().size).toBe(1), waitMs)
    expect(server.painted).toEqual([])
  })

  test('what breaks on the card is an error of the engine', async () => {
    const [server] = await startServers(20)
    server.faults.crashes = 1
    const { end } = await driveRecipe(openEngine(), face)
    expect(end).toMatchObject({ state: 'failed', retryable: true, message: 'KSampler: it broke RuntimeError' })
  })

  test('after too little memory the server is asked to free it', async () => {
    const [server] = await startServers(20)
    server.faults.noMemory = 1
    const { end } = await driveRecipe(openEngine(), face)
    expect(end).toMatchObject({ state: 'failed', retryable: true })
    expect(server.freed).toEqual([{ unload_models: true, free_memory: true }])
  })

  test('a prompt that somebody else stops may be tried again', async () => {
    const [server] = await startServers(20)
    server.faults.interrupted = 1
    const { end } = await driveRecipe(openEngine(), face)
    expect(end).toMatchObject({ state: 'failed', retryable: true, message: 'Somebody stopped it on the server.' })
  })

  test('a download that comes to a halt is begun again', async () => {
    const [server] = await startServers(20)
    server.faults.stalled = 1
    expect((await driveRecipe(openEngine(), face)).end.state).toBe('done')
    expect(server.painted).toHaveLength(1)
  })

  test('a restart loses the prompt, which then begins anew', async () => {
    const [server] = await startServers(150)
    let isKilled = false
    const { end } = await driveRecipe(openEngine(), face, {
      async onAnswer({ stage }) {
        if (isKilled || stage !== 'Generating') return
        isKilled = true
        await server.die()
        await server.restart()
      },
    })
    expect(end.state).toBe('done')
    expect(server.painted).toHaveLength(1)
    expect(server.taken).toHaveLength(2)
  })

  // Proves: comfyui-server-dies-good
  test('a server that dies for good loses nothing: another one does it', async () => {
    const [first, second] = await startServers(100, 100)
    let dead: StandInComfy | undefined
    const { end } = await driveRecipe(openEngine(), face, {
      async onAnswer({ stage }) {
        if (dead || stage !== 'Generating') return
        dead = [first, second].find((server) => server && server.taken.length > 0)
        await dead?.die()
      },
    })
    expect(end.state).toBe('done')
    expect(servers.reduce((sum, { painted }) => sum + painted.length, 0)).toBe(1)
  })

  // Proves: comfyui-killer-not-handed-on
  test('what two servers went away with is handed to no third one', async () => {
    const all = await startServers(100, 100, 100)
    const dying = new Set<StandInComfy>()
    const { end } = await driveRecipe(openEngine(), face, {
      async onAnswer({ stage }) {
        const killed = all.find((server) => server.taken.length > 0 && !dying.has(server))
        if (stage !== 'Generating' || !killed) return
        dying.add(killed)
        await killed.die()
      },
    })
    expect(end).toMatchObject({ state: 'failed', reason: 'engine', onlyElsewhere: true })
    expect(all.filter(({ taken }) => taken.length > 0)).toHaveLength(2)
  })

  test('a server that goes away while an order waits there says nothing against it', async () => {
    const [server] = await startServers(20)
    server.hold()
    const other = driveRecipe(openEngine(), face)
    await vi.waitFor(() => expect(server.taken).toHaveLength(1), waitMs)
    const seen: unknown[] = []
    let hasDied = false
    const waiting = await driveRecipe(openEngine(), face, {
      async onAnswer({ stage }, saved) {
        seen.push(lastOf(saved))
        if (stage !== 'Next on the server' || hasDied) return
        expect(lastOf(saved)).toMatchObject({ losses: 0, hasBegun: false })
        hasDied = true
        await server.die()
        // Whichever of the two comes back first may go on: with the server held, it could be the one that waits.
        server.hold().release()
        await server.restart()
      },
    })
    expect(waiting.end.state).toBe('done')
    expect(hasDied).toBe(true)
    expect(seen).not.toContainEqual(expect.objectContaining({ losses: 1 }))
    expect((await other).end).toBeDefined()
  })

  test('without a server it gives up after a while, for another engine to try', async () => {
    const [server] = await startServers(20)
    await server.die()
    const engine = openEngine()
    await expect(engine.check()).rejects.toThrow(server.url)
    const { end, stages } = await driveRecipe(engine, face)
    expect(end).toMatchObject({ state: 'failed', reason: 'engine', retryable: true })
    expect(stages).toEqual(['Waiting for a server to come back'])
  })
})

describe('when this process dies', () => {
  class Crash extends Error {}

  // Proves: comfyui-submission-saved-prompt
  test('between the submission and what is saved of it, the prompt is found and not sent again', async () => {
    const [server] = await startServers(60)
    let left: unknown
    const dying = driveRecipe(openEngine(), face, {
      onAnswer({ stage }, saved) {
        if (stage !== 'Sent') return
        left = saved.at(-1)
        throw new Crash()
      },
    })
    await expect(dying).rejects.toThrow(Crash)
    expect(left).toMatchObject({ isSent: false, url: server.url })
    const { end } = await driveRecipe(openEngine(), face, { from: left })
    expect(end.state).toBe('done')
    expect(server.taken).toHaveLength(1)
    expect(server.painted).toHaveLength(1)
  })

  test('while it waits, another process takes it up and fetches it', async () => {
    const [server] = await startServers(60)
    let left: unknown
    const dying = driveRecipe(openEngine(), face, {
      onAnswer({ stage }, saved) {
        if (stage !== 'Generating') return
        left = saved.at(-1)
        throw new Crash()
      },
    })
    await expect(dying).rejects.toThrow(Crash)
    expect((await driveRecipe(openEngine(), face, { from: left })).end.state).toBe('done')
    expect(server.painted).toHaveLength(1)
  })
})

const startAndCancel = async (isTime: () => boolean) => {
  const engine = openEngine()
  const stop = new AbortController()
  let operation: unknown
  const driven = driveRecipe(engine, face, {
    signal: stop.signal,
    onAnswer(_answer, saved) {
      operation = saved.at(-1)
      if (isTime()) stop.abort(new Error('cancelled'))
    },
  })
  await expect(driven).rejects.toThrow('cancelled')
  await engine.recipes.face?.cancel?.(operation)
}

describe('cancelling', () => {
  test('what runs is stopped', async () => {
    const [server] = await startServers(20)
    server.hold()
    await startAndCancel(() => server.taken.length > 0)
    await vi.waitFor(() => expect(server.history().size).toBe(1), waitMs)
    expect(server.painted).toEqual([])
  })

  test('what waits is taken out, and what others have there goes on', async () => {
    const [server] = await startServers(20)
    const { release } = server.hold()
    const other = driveRecipe(openEngine(), face)
    await vi.waitFor(() => expect(server.taken).toHaveLength(1), waitMs)
    const [theirs] = server.taken
    await startAndCancel(() => server.taken.length === 2)
    release()
    expect((await other).end.state).toBe('done')
    expect(server.painted).toEqual([theirs?.id])
  })
})

describe('the pool', () => {
  test('gives work to the server that has what it takes', async () => {
    const [first, second] = await startServers(20, 20)
    first.faults.missingFiles.add('z_image_turbo_bf16.safetensors')
    const engine = openEngine()
    for (let round = 0; round < 3; round += 1) expect((await driveRecipe(engine, face)).end.state).toBe('done')
    expect(first.taken).toEqual([])
    expect(second?.painted).toHaveLength(3)
  })

  test('says so when no server has it', async () => {
    const [server] = await startServers(20)
    server.faults.missingNodes.add('KSampler')
    const { end } = await driveRecipe(openEngine(), face)
    expect(end).toMatchObject({ state: 'failed', message: expect.stringContaining('npm run engines:check') })
  })

  test('a model that went missing since it looked sends the work elsewhere', async () => {
    const [first, second] = await startServers(20, 400)
    const engine = openEngine()
    await driveRecipe(engine, face)
    const [has, hasNot] = first.painted.length === 1 ? [second, first] : [first, second]
    hasNot?.faults.missingFiles.add('ae.safetensors')
    const all = await Promise.all([driveRecipe(engine, face), driveRecipe(engine, face), driveRecipe(engine, face)])
    expect(all.map(({ end }) => end.state)).toEqual(['done', 'done', 'done'])
    expect(has?.painted).toHaveLength(3)
  })

  test('keeps no more at a server than it should', async () => {
    const [server] = await startServers(40)
    const engine = openEngine({ depth: 2 })
    let most = 0
    const watching = setInterval(() => {
      most = Math.max(most, server.taken.length - server.painted.length)
    }, 2)
    await Promise.all(Array.from({ length: 6 }, () => driveRecipe(engine, face)))
    clearInterval(watching)
    expect(most).toBeLessThanOrEqual(2)
    expect(server.painted).toHaveLength(6)
  })
})
