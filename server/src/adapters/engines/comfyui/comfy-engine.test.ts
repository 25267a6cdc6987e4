import { startStandInComfy } from '@visage/sandbox/engines/stand-in-comfy'
import type { StandInComfy } from '@visage/sandbox/engines/stand-in-comfy'
import sharp from 'sharp'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { waitMs } from '../../../testing/time.ts'
import type { Engine } from '../engine.ts'
import { driveRecipe, plainTools } from '../testing/drive-recipe.ts'
import { createComfyEngine } from './comfy-engine.ts'
import { openPool } from './pool.ts'
import type { ComfyOperation } from './step.ts'
import { readWorkflows } from './workflow.ts'

const face = { kind: 'face', input: { mode: 'prompt', gender: 'female', prompt: 'green eyes' } } as const
const id = '3c3b0c6e-27a1-4f2a-b0c6-2a1b0c9d8e7f'
const upload = { from: 'upload', id } as const
const patience = { silentMs: 200, lostMs: 100, noServerMs: 400, pollMs: 10 }
const times = { answerMs: 2000, uploadMs: 2000, downloadMs: 500 }
const servers: StandInComfy[] = []
const engines: Engine[] = []
afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.close()))
  await Promise.all(servers.splice(0).map((server) => server[Symbol.asyncDispose]()))
})

const startServers = async (...speeds: number[]) => {
  servers.push(...(await Promise.all(speeds.map((msPerPrompt) => startStandInComfy({ msPerPrompt })))))
  return servers as [StandInComfy, ...StandInComfy[]]
}

type Options = { depth?: number; score?: number | null }

/** An engine as another process would open it: it shares nothing with those before. */
const openEngine = ({ depth = 2, score = 0.9 }: Options = {}): Engine => {
  const engine = createComfyEngine({
    pool: openPool({
      addresses: servers.map(({ url }) => ({ url, token: null })),
      depth,
      times,
      freshMs: { queue: 5, lacks: 60_000 },
    }),
    workflows: readWorkflows(null),
    ...plainTools(score),
    patience,
    usdPerHour: 3600,
    depth,
  })
  engines.push(engine)
  return engine
}
const graphOf = ({ taken }: StandInComfy) => taken.at(-1)?.graph ?? {}
const isOperation = (saved: unknown): saved is ComfyOperation =>
  typeof saved === 'object' && saved !== null && 'promptId' in saved
const lastOf = (saved: unknown[]): ComfyOperation => {
  const last = saved.at(-1)
  if (!isOperation(last)) throw new Error('Nothing was saved.')
  return last
}

describe('every kind', () => {
  test('a face from words', async () => {
    // Longer than it takes to ask how far it is.
    const [server] = await startServers(400)
    const { end, stages } = await driveRecipe(openEngine(), face)
    expect(end).toMatchObject({
      state: 'done',
      artifact: { mimeType: 'image/png', width: 64, height: 64, durationSeconds: null },
      facePrompt: 'green eyes',
      identityScore: null,
      costUsd: expect.any(Number),
      model: { name: 'Z-Image-Turbo', licence: 'Apache-2.0' },
      recipe: { task: 'face', seed: expect.any(Number), prompt: expect.stringContaining('green eyes') },
    })
    // A dollar a second, so that the price is the time.
    expect(end.state === 'done' && end.costUsd).toBeGreaterThan(0.02)
    expect(stages).toContain('Generating')
    expect(graphOf(server).positive?.inputs.text).toContain('Portrait of one woman')
    expect(server.history().size).toBe(0)
  })

  // Proves: comfyui-celebrities-become-attributes
  test('names of celebrities become attributes, and no name is sent', async () => {
    const [server] = await startServers(20)
    const names = ['Xenia Example', 'Yvonne Example', 'Zora Example'] as [string, string, string]
    const { end } = await driveRecipe(openEngine(), { kind: 'face', input: { mode: 'names', gender: 'female', names } })
    expect(end).toMatchObject({ state: 'done', facePrompt: expect.stringMatching(/hair/) })
    const sent = JSON.stringify(graphOf(server))
    for (const name of names.flatMap((full) => full.split(' '))) expect(sent).not.toContain(name)
  })

  // Proves: comfyui-picture-saved-face
  test('a picture of a saved face, with the pose and the words of the face, compared with it', async () => {
    const [server] = await startServers(20)
    const input = { mode: 'prompt', gender: 'female', face: id, pose: 'Upperbody2', prompt: 'In a café.' } as const
    const { end } = await driveRecipe(openEngine(), { kind: 'image', input })
    expect(end).toMatchObject({
      state: 'done',
      identityScore: 0.9,
      facePrompt: 'green eyes, red hair',
      recipe: { face: id },
    })
    const graph = graphOf(server)
    expect(graph.positive?.inputs.text).toMatch(/^In a café\. Half-body shot.*green eyes, red hair.*Photorealistic/)
    expect(graph.load1?.inputs.image).toMatch(/^visage\/.*-face \(1\)\.png$/)
    expect(graph.latent?.inputs).toMatchObject({ width: 1024, height: 1280 })
  })

  test.each([
    ['a swap into a picture', 'image', { mode: 'picture', gender: 'female', face: id, picture: { from: 'asset', id } }],
    ['a variation', 'image', { mode: 'variation', gender: 'female', of: id }],
    ['clothes', 'cloth', { image: id, garment: { from: 'asset', id }, category: 'tops' }],
    ['a picture in motion', 'image-to-video', { image: id, prompt: 'she waves' }],
    ['a face in a video', 'video', { mode: 'video', gender: 'female', face: id, video: upload }],
  ] as const)('%s', async (_name, kind, input) => {
    await startServers(20)
    const { end } = await driveRecipe(openEngine(), { kind, input })
    expect(end).toMatchObject({ state: 'done', model: { licence: expect.stringContaining('Apache-2.0') } })
  })

  // Proves: comfyui-song-style-no-cover
  test('a song of its own in the tempo, key and mood of its reference, in the language of its lyrics', async () => {
    const [server] = await startServers(20)
    const input = {
      lyrics: 'Ich lauf durch die Nacht\nund der Regen fällt',
      vocals: 'words',
      song: upload,
      voice: { from: 'asset', id },
    } as const
    const { end } = await driveRecipe(openEngine(), { kind: 'music', input })
    expect(end).toMatchObject({
      state: 'done',
      artifact: { width: null, height: null, durationSeconds: 30 },
      model: { name: 'ACE-Step 1.5 turbo', licence: 'MIT' },
    })
    expect(graphOf(server).words?.inputs).toMatchObject({
      tags: expect.stringContaining('folk, tender, clear lead vocals, male voice'),
      lyrics: '[verse]\nIch lauf durch die Nacht\nund der Regen fällt',
      language: 'de',
      bpm: 120,
      keyscale: 'E minor',
      duration: 30,
    })
    expect(graphOf(server).latent?.inputs.seconds).toBe(30)
    // A reference that the model hears makes it sing that song again: it gets words alone.
    expect(Object.values(graphOf(server)).map(({ class_type: name }) => name)).not.toContain('ReferenceTimbreAudio')
    expect(JSON.stringify(graphOf(server))).not.toContain('-sound')
  })

  test('what engines hide in a file does not come through', async () => {
    await startServers(20)
    const { end } = await driveRecipe(openEngine(), face)
    if (end.state !== 'done') throw new Error(end.message)
    const { exif, xmp, comments } = await sharp(end.artifact.bytes).metadata()
    expect([exif, xmp, comments]).toEqual([undefined, undefined, undefined])
  })

  test('a result that shows somebody else is thrown away', async () => {
    await startServers(20)
    const input = { mode: 'variation', gender: 'female', of: id } as const
    const { end } = await driveRecipe(
      openEngine({ score: 0.3 }),
      { kind: 'image', input },
      { source: { recipe: { face: id } } },
    )
    expect(end).toMatchObject({ state: 'failed', reason: 'unlike', retryable: true })
  })
})

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
