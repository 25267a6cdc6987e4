import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Engine } from '../engine.ts'
import { createHostedEngine } from '../hosted/hosted-engine.ts'
import type { HostedOperation } from '../hosted/hosted-operation.ts'
import { readModels } from '../hosted/read-models.ts'
import { driveRecipe } from '../testing/drive-recipe.ts'
import { plainTools } from '../testing/plain-tools.ts'
import { openFalService } from './open-fal-service.ts'
import { FAL_MODELS } from './open-fal-engine.ts'
import { startStandInFal } from './testing/stand-in-fal.ts'
import type { StandInFal } from './testing/stand-in-fal.ts'

const face = { kind: 'face', input: { mode: 'prompt', gender: 'female', prompt: 'green eyes' } } as const
const id = '3c3b0c6e-27a1-4f2a-b0c6-2a1b0c9d8e7f'
const upload = { from: 'upload', id } as const
const asset = { from: 'asset', id } as const

const patience = { pollMs: 10, silentMs: 400, lookMs: 100, unseenMs: 600, fetchMs: 500 }

let fal: StandInFal
afterEach(() => fal[Symbol.asyncDispose]())

/** An engine as another process would open it: it shares nothing with those before. */
const openEngine = ({ score = 0.9, key = 'id:secret' } = {}): Engine => {
  const models = readModels(FAL_MODELS, null)
  return createHostedEngine({
    ...plainTools(score),
    name: 'fal',
    concurrency: 4,
    models,
    service: openFalService({ key, baseUrl: fal.url, models }),
    webhookUrl: null,
    patience,
  })
}

const isOperation = (saved: unknown): saved is HostedOperation =>
  typeof saved === 'object' && saved !== null && 'key' in saved

describe('every kind', () => {
  test('a face from words, with its model, licence and cost', async () => {
    fal = await startStandInFal({ msPerWork: 400 })
    const { end, stages } = await driveRecipe(openEngine(), face)
    expect(end).toMatchObject({
      state: 'done',
      artifact: { mimeType: 'image/png', width: 64, height: 64 },
      facePrompt: 'green eyes',
      costUsd: expect.closeTo(0.005 * 1.048_576, 6),
      model: { name: 'Z-Image-Turbo', licence: 'Apache-2.0' },
    })
    expect(stages).toContain('Generating')
    expect(fal.taken[0]?.input).toMatchObject({
      prompt: expect.stringContaining('Portrait of one woman'),
      num_images: 1,
    })
    expect(fal.storedSizes()).toEqual([])
  })

  test.each([
    [
      'a picture of a saved face',
      'image',
      { mode: 'prompt', gender: 'female', face: id, pose: 'Upperbody1', prompt: 'In a café.' },
      'image_urls',
      1,
    ],
    [
      'a swap into a picture',
      'image',
      { mode: 'picture', gender: 'female', face: id, picture: asset },
      'image_urls',
      2,
    ],
    ['a variation', 'image', { mode: 'variation', gender: 'female', of: id }, 'image_urls', 1],
    ['clothes', 'cloth', { image: id, garment: asset, category: 'bottoms' }, 'category', 2],
    ['a picture in motion', 'image-to-video', { image: id, prompt: 'she waves' }, 'image_url', 1],
    ['a face in a video', 'video', { mode: 'video', gender: 'female', face: id, video: upload }, 'video_url', 2],
    [
      'a song',
      'music',
      { lyrics: 'We sing\nof the sea', vocals: 'words', song: upload, voice: asset },
      'reference_audio_url',
      1,
    ],
  ] as const)('%s: its files are stored there and the body names them', async (_name, kind, input, field, files) => {
    fal = await startStandInFal()
    const { end } = await driveRecipe(openEngine(), { kind, input })
    expect(end).toMatchObject({ state: 'done' })
    expect(fal.charged()).toHaveLength(1)
    expect(fal.taken[0]?.input).toHaveProperty(field)
    expect(fal.storedSizes()).toHaveLength(files)
    for (const size of fal.storedSizes()) expect(size).toBeGreaterThan(50)
  })

  test('garments are named as the model names them', async () => {
    fal = await startStandInFal()
    await driveRecipe(openEngine(), { kind: 'cloth', input: { image: id, garment: asset, category: 'one-pieces' } })
    expect(fal.taken[0]?.input).toMatchObject({ category: 'one-pieces' })
  })

  test('a result that shows somebody else is thrown away, and its cost is noted', async () => {
    fal = await startStandInFal()
    const input = { mode: 'variation', gender: 'female', of: id } as const
    const { end } = await driveRecipe(
      openEngine({ score: 0.3 }),
      { kind: 'image', input },
      { material: { recipe: { face: id } } },
    )
    expect(end).toMatchObject({ state: 'failed', reason: 'unlike', retryable: true, costUsd: expect.any(Number) })
  })
})

describe('when fal does not do as it should', () => {
  test('a submission whose answer is lost is found again once it has ended, and not sent twice', async () => {
    fal = await startStandInFal()
    fal.faults.lostAnswers = 1
    const { end, stages } = await driveRecipe(openEngine(), face)
    expect(end.state).toBe('done')
    expect(stages).toContain('Making sure that it was sent')
    expect(fal.taken).toHaveLength(1)
  })

  test('so is one that was answered 500 though it was taken', async () => {
    fal = await startStandInFal()
    fal.faults.serverErrors = 1
    expect((await driveRecipe(openEngine(), face)).end.state).toBe('done')
    expect(fal.taken).toHaveLength(1)
  })

  test('a message finds it where the list cannot be had', async () => {
    fal = await startStandInFal()
    fal.faults.lostAnswers = 1
    fal.faults.isHidden = true
    const told = () => fal.charged()[0]?.id
    expect((await driveRecipe(openEngine(), face, { told })).end.state).toBe('done')
    expect(fal.taken).toHaveLength(1)
  })

  test('without either it is given up there, for another engine to make, and never sent again', async () => {
    fal = await startStandInFal()
    fal.faults.lostAnswers = 1
    fal.faults.isHidden = true
    const { end } = await driveRecipe(openEngine(), face)
    expect(end).toMatchObject({ state: 'failed', reason: 'engine', retryable: true, onlyElsewhere: true })
    expect(fal.taken).toHaveLength(1)
  })

  test('when it is busy it is asked again after as long as it says', async () => {
    fal = await startStandInFal()
    fal.faults.busy = 3
    const { end, stages } = await driveRecipe(openEngine(), face)
    expect(end.state).toBe('done')
    expect(stages).toContain('Waiting for the service')
    expect(fal.taken).toHaveLength(1)
  })

  test('questions that fail are asked again, work that is done is not lost', async () => {
    fal = await startStandInFal()
    fal.faults.brokenStatus = 4
    expect((await driveRecipe(openEngine(), face)).end.state).toBe('done')
    expect(fal.taken).toHaveLength(1)
  })

  test('silence for long gives it up there', async () => {
    fal = await startStandInFal()
    fal.faults.brokenStatus = 10_000
    const { end } = await driveRecipe(openEngine(), face)
    expect(end).toMatchObject({
      state: 'failed',
      onlyElsewhere: true,
      message: 'The service does not answer any more.',
    })
  })

  test('what fails on its machines costs nothing and may be tried again', async () => {
    fal = await startStandInFal()
    fal.faults.crashes = 1
    const { end } = await driveRecipe(openEngine(), face)
    expect(end).toMatchObject({ state: 'failed', reason: 'engine', retryable: true, message: 'It broke.' })
    expect(end).not.toHaveProperty('onlyElsewhere')
  })

  test('what its safety check refuses is told to the person', async () => {
    fal = await startStandInFal()
    fal.faults.unwanted = 1
    const { end } = await driveRecipe(openEngine(), face)
    expect(end).toMatchObject({ state: 'failed', reason: 'refused', message: expect.stringContaining('safety check') })
  })

  test.each([
    [401, 'FAL_KEY'],
    [402, 'no credit'],
    [403, 'locked, or out of credit'],
  ])('a refusal with %d says what the operator can do, and another engine tries', async (status, words) => {
    fal = await startStandInFal()
    fal.faults.refusal = status
    const { end } = await driveRecipe(openEngine(), face)
    expect(end).toMatchObject({
      state: 'failed',
      reason: 'engine',
      onlyElsewhere: true,
      message: expect.stringContaining(words),
    })
    expect(fal.taken).toEqual([])
  })

  test('addresses that lapse and downloads that halt are asked for anew', async () => {
    fal = await startStandInFal()
    fal.faults.expired = 1
    expect((await driveRecipe(openEngine(), face)).end.state).toBe('done')
    fal.faults.stalled = 1
    expect((await driveRecipe(openEngine(), face)).end.state).toBe('done')
    expect(fal.taken).toHaveLength(2)
  })

  test('a result that stays away, or is something else, is given up with what it cost', async () => {
    fal = await startStandInFal()
    fal.faults.expired = 100
    const lost = { state: 'failed', onlyElsewhere: true, costUsd: expect.any(Number) }
    expect((await driveRecipe(openEngine(), face)).end).toMatchObject(lost)
    fal.faults.expired = 0
    fal.faults.mistyped = 1
    const message = 'The service sent text/html where image was due.'
    expect((await driveRecipe(openEngine(), face)).end).toMatchObject({ ...lost, message })
    expect(fal.taken).toHaveLength(2)
  })

  test('whether the key does is known beforehand', async () => {
    fal = await startStandInFal()
    await expect(openEngine().check()).resolves.toBeUndefined()
    await expect(openEngine({ key: 'wrong' }).check()).rejects.toThrow('FAL_KEY')
  })
})

describe('when this process dies', () => {
  class Crash extends Error {}

  const dieAt = async (stage: string): Promise<unknown> => {
    let left: unknown
    const dying = driveRecipe(openEngine(), face, {
      onAnswer(answer, saved) {
        if (answer.stage !== stage) return
        left = saved.at(-1)
        throw new Crash()
      },
    })
    await expect(dying).rejects.toThrow(Crash)
    return left
  }

  test('between the submission and what is saved of it, the work is found and not sent again', async () => {
    fal = await startStandInFal()
    const left = await dieAt('Sent')
    expect(left).toMatchObject({ id: null, input: expect.any(Object) })
    expect((await driveRecipe(openEngine(), face, { from: left })).end.state).toBe('done')
    expect(fal.taken).toHaveLength(1)
  })

  test('while it waits, another process takes it up and fetches it', async () => {
    fal = await startStandInFal({ msPerWork: 200 })
    const left = await dieAt('Generating')
    expect((await driveRecipe(openEngine(), face, { from: left })).end.state).toBe('done')
    expect(fal.taken).toHaveLength(1)
  })
})

const cancelWhen = async (isTime: (operation: HostedOperation) => boolean) => {
  const engine = openEngine()
  const stop = new AbortController()
  let operation: unknown
  const driven = driveRecipe(engine, face, {
    signal: stop.signal,
    onAnswer(answer, saved) {
      operation = answer.operation ?? saved.at(-1)
      if (isOperation(operation) && isTime(operation)) stop.abort(new Error('cancelled'))
    },
  })
  await expect(driven).rejects.toThrow('cancelled')
  await engine.recipes.face?.cancel?.(operation)
}

describe('cancelling', () => {
  test('what waits or runs is stopped and not charged', async () => {
    fal = await startStandInFal({ msPerWork: 300 })
    await cancelWhen(({ id: begun }) => begun !== null)
    await vi.waitFor(() => expect(fal.taken[0]?.end).toBe('cancelled'))
    expect(fal.charged()).toEqual([])
  })

  test('what is just being sent is stopped as soon as it is known what it is called', async () => {
    fal = await startStandInFal({ msPerWork: 5000 })
    fal.faults.lateMs = 300
    const engine = openEngine()
    const stop = new AbortController()
    let ready: unknown
    const driven = driveRecipe(engine, face, {
      signal: stop.signal,
      onAnswer({ stage, operation }) {
        if (stage === 'Sending') ready = operation
      },
    })
    await vi.waitFor(() => expect(fal.taken).toHaveLength(1))
    await engine.recipes.face?.cancel?.(ready)
    expect(fal.taken[0]?.end).toBe('cancelled')
    stop.abort(new Error('cancelled'))
    await expect(driven).rejects.toThrow('cancelled')
  })

  test('what has ended, and what was never sent, is left alone', async () => {
    fal = await startStandInFal()
    const { saved } = await driveRecipe(openEngine(), face)
    await expect(openEngine().recipes.face?.cancel?.(saved.at(-1))).resolves.toBeUndefined()
    await expect(openEngine().recipes.face?.cancel?.(saved[0])).resolves.toBeUndefined()
  })
})
