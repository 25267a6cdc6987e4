import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { randomIdentity } from '../identity/random-identity.ts'
import { faceSimilarity, SAME_FACE_SIMILARITY } from '../judge/face-similarity.ts'
import { createNodeCanvas } from '../image/node-canvas.ts'
import { encodePng } from '../image/png.ts'
import { sceneFromText } from '../prompt/from-text.ts'
import { renderPortrait } from '../render/picture.ts'
import { portraitSceneFor } from '../scene/scene-for.ts'
import type { PortraitScene } from '../scene/scene.ts'
import { createStudioPool } from './studio-pool.ts'
import { StudioWorkerError } from './studio-thread.ts'
import type { StudioPool, StudioPoolOptions } from './studio-pool.ts'
import { FICKLE_WIDTH } from './testing/fickle-width.ts'

const open: StudioPool[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((pool) => pool.close({ abort: true })))
})

/** One for all that is really drawn: a thread of its own costs seconds before its first picture. */
const studio = createStudioPool({ threads: 1, isRough: true })
/** For what depends on how finely is drawn. */
const fine = createStudioPool({ threads: 1 })
afterAll(() => Promise.all([studio, fine].map((pool) => pool.close({ abort: true }))))

const openFicklePool = (options: StudioPoolOptions = {}): StudioPool => {
  const workerUrl = new URL('./testing/fickle-worker.ts', import.meta.url)
  const pool = createStudioPool({ threads: 1, workerUrl, stopTimeoutMs: 100, ...options })
  open.push(pool)
  return pool
}

const identity = randomIdentity(4, { gender: 'female', ageYears: 27 })
const plain: PortraitScene = { ...portraitSceneFor(identity, 7), lighting: 'soft', backdrop: 'studio' }
const portrait = (width: number) => ({ identity, scene: portraitSceneFor(identity, 1), width, height: width })

const side = 224
const shares: number[] = []
const stages: string[] = []
const onProgress = (stage: string, share: number) => {
  stages.push(stage)
  shares.push(share)
}
let saved: Promise<Uint8Array> | undefined
/** Drawn once for all tests that look at it; tells its stages. */
const drawSaved = () => (saved ??= studio.renderPortrait(portrait(side), { onProgress }).then(({ png }) => png))

/** How many workers do three tasks, one after the other. */
const workersOf = async (pool: StudioPool) => {
  const numbers: string[] = []
  for (const width of [201, 202, 203]) {
    numbers.push((await pool.renderPortrait(portrait(width))).png.join('.'))
    // Begun after the pool's own, so it ends after it.
    await new Promise((resolve) => setTimeout(resolve))
  }
  return new Set(numbers).size
}

describe('the studio pool', () => {
  it('renders a PNG, tells its stages and lets the judge see the face again', async () => {
    const first = await drawSaved()
    expect([...first.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47])
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)
    expect(new Set(stages).size).toBeGreaterThan(4)

    const again = await studio.renderPortrait(portrait(side))
    expect(Buffer.from(again.png).equals(first)).toBe(true)

    const turned = { ...portrait(side), scene: portraitSceneFor(identity, 99) }
    const stranger = randomIdentity(5, { gender: 'male', ageYears: 48 })
    const pictures = await Promise.all([
      studio.renderPortrait(turned),
      studio.renderPortrait({ ...turned, identity: stranger }),
    ])
    const [main, same, other] = await Promise.all(
      [first, ...pictures.map(({ png }) => png)].map((png) => studio.assess(png)),
    )
    if (!main?.found || !same?.found || !other?.found) throw new Error('The judge found no face in a portrait.')
    expect(main.score).toBeGreaterThan(0.9)
    expect(main.landmarks).toHaveLength(468 * 3)
    expect(faceSimilarity(main.embedding, same.embedding)).toBeGreaterThan(SAME_FACE_SIMILARITY)
    expect(faceSimilarity(main.embedding, other.embedding)).toBeLessThan(SAME_FACE_SIMILARITY)
  })

  it('looks for no fonts of the system', async () => {
    const draw = `
      const { createStudioPool } = await import('./studio-pool.ts')
      const pool = createStudioPool({ threads: 1, isRough: true })
      await pool.renderPortrait(${JSON.stringify(portrait(64))})
      process.env.DISABLE_SYSTEM_FONTS_LOAD = 'true'
      const { GlobalFonts } = await import('@napi-rs/canvas')
      process.stdout.write(JSON.stringify(GlobalFonts.families))
      await pool.close()`
    const { stdout } = await promisify(execFile)(process.execPath, ['--eval', draw], { cwd: import.meta.dirname })
    expect(JSON.parse(stdout)).toEqual([])
  })

  it('knows a turned head, which a portrait from the front alone does not tell', async () => {
    const saved = await drawSaved()
    const { pose } = sceneFromText('side view', identity, { framing: 'selfie', seed: 7 }).scene
    const scene: PortraitScene = { ...plain, pose }
    const { png } = await studio.renderPortrait({ identity, scene, width: side, height: side })
    expect(await studio.compareFaces(png, saved)).toBeLessThan(SAME_FACE_SIMILARITY)
    expect(await studio.compareFaces(png, saved, { drawn: { identity, scene } })).toBeGreaterThan(SAME_FACE_SIMILARITY)
    const stranger = randomIdentity(5, { gender: 'male', ageYears: 48 })
    expect(await studio.compareFaces(png, saved, { drawn: { identity: stranger, scene } })).toBeLessThan(0.55)
  })

  it('tells nothing of a face that hair hides, and the side view is not taken from there', async () => {
    const { scene: seen } = sceneFromText('side view', identity, { framing: 'selfie', seed: 7 })
    const hidden: PortraitScene = { ...plain, pose: { ...seen.pose, yaw: -seen.pose.yaw } }
    const saved = await drawSaved()
    const { png } = await studio.renderPortrait({ identity, scene: hidden, width: side, height: side })
    expect(await studio.compareFaces(png, saved, { drawn: { identity, scene: hidden } })).toBeNull()
  })

  it('draws finely unless told to draw roughly, and still the same person', async () => {
    const drawn = renderPortrait(identity, portrait(side).scene, {
      width: side,
      height: side,
      createCanvas: createNodeCanvas,
      isRough: true,
    })
    const rough = await drawSaved()
    expect(Buffer.from(rough).equals(encodePng(drawn))).toBe(true)
    const { png } = await fine.renderPortrait(portrait(side))
    expect(Buffer.from(png).equals(rough)).toBe(false)
    expect(await studio.compareFaces(png, rough)).toBeGreaterThan(SAME_FACE_SIMILARITY)
  })

  it('renders a body in the framing of its scene', async () => {
    const shares: number[] = []
    const scene = {
      ...portraitSceneFor(identity, 1),
      framing: 'full-body' as const,
      stance: 'relaxed' as const,
      time: 'day' as const,
      weather: 'clear' as const,
      mood: 'natural' as const,
      seed: 1,
    }
    const request = { identity, scene, width: 104, height: 152 }
    const onProgress = (_: string, share: number) => shares.push(share)
    const body = await studio.renderPicture(request, { onProgress })
    expect(body).toMatchObject({ width: 104, height: 152 })
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    const selfie = await studio.renderPicture({ ...request, scene: { ...scene, framing: 'selfie' } })
    expect(Buffer.from(selfie.png).equals(Buffer.from(body.png))).toBe(false)
    await expect(studio.renderPicture({ ...request, width: 12 })).rejects.toThrow(/64 to 4096/)
  })

  it('stops a render at its next step', async () => {
    const stop = new AbortController()
    const onProgress = () => stop.abort(new Error('changed my mind'))
    await expect(studio.renderPortrait(portrait(side), { signal: stop.signal, onProgress })).rejects.toThrow(
      'changed my mind',
    )
    await expect(studio.renderPortrait(portrait(128))).resolves.toMatchObject({ width: 128 })
  })

  it('does tasks in their order', async () => {
    const pool = openFicklePool()
    const ended: number[] = []
    await Promise.all(
      [201, 202, 203, 204].map((width) => pool.renderPortrait(portrait(width)).then(() => ended.push(width))),
    )
    expect(ended).toEqual([201, 202, 203, 204])
  })

  it('does background tasks last', async () => {
    const pool = openFicklePool()
    const ended: string[] = []
    const begin = async (name: string, width: number, isBackground: boolean) => {
      await pool.renderPortrait(portrait(width), { isBackground })
      ended.push(name)
    }
    await Promise.all([
      begin('first', 80, false),
      begin('ahead of time', 81, true),
      begin('second', 82, false),
      begin('third', 83, false),
    ])
    expect(ended).toEqual(['first', 'second', 'third', 'ahead of time'])
  })

  it('looks for faces before everything else that waits', async () => {
    const pool = openFicklePool()
    const ended: string[] = []
    await Promise.all([
      pool.renderPortrait(portrait(80)).then(() => ended.push('first')),
      pool.renderPortrait(portrait(81)).then(() => ended.push('second')),
      pool.locateFaces(new Uint8Array()).then(() => ended.push('faces')),
    ])
    expect(ended).toEqual(['first', 'faces', 'second'])
  })

  it('sends a background task back into the line for one that somebody waits for', async () => {
    const pool = openFicklePool()
    const stop = new AbortController()
    let starts = 0
    const ahead = pool.renderPortrait(portrait(FICKLE_WIDTH.waitsForStop), {
      isBackground: true,
      signal: stop.signal,
      onProgress: () => (starts += 1),
    })
    await expect.poll(() => starts).toBe(1)
    expect((await pool.renderPortrait(portrait(90))).width).toBe(90)
    await expect.poll(() => starts).toBe(2)
    stop.abort(new Error('enough'))
    await expect(ahead).rejects.toThrow('enough')
  })

  it('lets a waiting task leave at once', async () => {
    const pool = openFicklePool()
    const [running, waiting] = [new AbortController(), new AbortController()]
    const first = pool.renderPortrait(portrait(FICKLE_WIDTH.waitsForStop), { signal: running.signal })
    const second = pool.renderPortrait(portrait(201), { signal: waiting.signal })
    waiting.abort(new Error('no longer wanted'))
    await expect(second).rejects.toThrow('no longer wanted')
    running.abort(new Error('enough'))
    await expect(first).rejects.toThrow('enough')
  })

  it('ends a worker that does not listen, and starts another', async () => {
    const pool = openFicklePool()
    const stop = new AbortController()
    const onProgress = () => stop.abort(new Error('too slow'))
    const hanging = pool.renderPortrait(portrait(FICKLE_WIDTH.hangs), { signal: stop.signal, onProgress })
    await expect(hanging).rejects.toThrow('too slow')
    await expect(pool.renderPortrait(portrait(201))).resolves.toMatchObject({ width: 201 })
  })

  it('keeps a worker for the next task, and ends one that has had nothing to do for a while', async () => {
    expect(await workersOf(openFicklePool())).toBe(1)
    expect(await workersOf(openFicklePool({ threads: 2 }))).toBe(1)
    expect(await workersOf(openFicklePool({ idleMs: 1 }))).toBe(3)
  })

  it('rejects only the task of a crashed worker', async () => {
    const pool = openFicklePool()
    const crashing = pool.renderPortrait(portrait(FICKLE_WIDTH.crashes))
    const next = pool.renderPortrait(portrait(201))
    await expect(crashing).rejects.toThrow(StudioWorkerError)
    await expect(crashing).rejects.toThrow(/out of paint/)
    await expect(next).resolves.toMatchObject({ width: 201 })
  })

  it('hands on the error of a task', async () => {
    const failing = openFicklePool().renderPortrait(portrait(FICKLE_WIDTH.fails))
    await expect(failing).rejects.toMatchObject({ name: 'RangeError', message: 'no such brush' })
  })

  it('finishes what it has before it closes, and takes no more', async () => {
    const pool = openFicklePool()
    const tasks = [201, 202].map((width) => pool.renderPortrait(portrait(width)))
    await pool.close()
    await expect(Promise.all(tasks)).resolves.toHaveLength(2)
    await expect(pool.renderPortrait(portrait(201))).rejects.toThrow(/closed/)
  })

  it('closes at once when told to', async () => {
    const pool = openFicklePool()
    const tasks = [FICKLE_WIDTH.hangs, 201].map((width) => pool.renderPortrait(portrait(width)))
    const ended = Promise.allSettled(tasks)
    await pool.close({ abort: true })
    expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })

  it('refuses a full queue and sizes out of reason', async () => {
    const pool = openFicklePool({ maxQueued: 1 })
    const tasks = [FICKLE_WIDTH.waitsForStop, 201, 202].map((width) => pool.renderPortrait(portrait(width)))
    const ended = Promise.allSettled(tasks)
    await expect(tasks[2]).rejects.toThrow(/queue is full/)
    await expect(pool.renderPortrait(portrait(12))).rejects.toThrow(/64 to 4096/)
    await pool.close({ abort: true })
    await ended
  })
})
