import { afterEach, describe, expect, test, vi } from 'vitest'
import { waitMs } from '../../../../testing/time.ts'
import { findMisdrawn } from '../../../media/clip/testing/check-subtitles.ts'
import { openTestClips } from '../../../media/clip/testing/open-test-clips.ts'
import { saidSize, sayClip } from '../../../media/clip/testing/say-clip.ts'
import type { Engine } from '../../engine.ts'
import { driveRecipe } from '../../testing/drive-recipe.ts'
import type { HostedDescription } from '../hosted-service.ts'
import type { HostedOperation } from '../step.ts'
import { openOn } from './open-on-stand-in.ts'
import type { OpenHow, StandIn } from './open-on-stand-in.ts'

type Service = {
  kind: HostedDescription
  start: (options?: { msPerWork?: number }) => Promise<StandIn>
  /** The variable that holds the key. */
  keyName: string
  /** What it says when one of its machines breaks. */
  broken: string
  /** Whether it lists work that has not ended. */
  listsUnfinished: boolean
  /** How many of a song and a voice its model takes. */
  songFiles: number
  /** What is sent for songs without words. */
  songs: Record<'hum' | 'none', unknown>
  /** The field that holds the files of each kind. */
  fields: { pictures: string; garment: string; motion: string; video: string; sound: string; talk: string; dub: string }
}

const face = { kind: 'face', input: { mode: 'prompt', gender: 'female', prompt: 'green eyes' } } as const
const id = '3c3b0c6e-27a1-4f2a-b0c6-2a1b0c9d8e7f'
const upload = { from: 'upload', id } as const
const said = { tone: 'calm', pace: 1, shape: '9:16', subtitles: true } as const
const asset = { from: 'asset', id } as const

const isOperation = (saved: unknown): saved is HostedOperation =>
  typeof saved === 'object' && saved !== null && 'key' in saved

/** What holds for every engine at a paid service, against a stand-in that speaks its protocol. */
export const describeHostedEngine = ({
  kind: served,
  start,
  keyName,
  broken,
  listsUnfinished,
  fields,
  songFiles,
  songs,
}: Service): void => {
  let service: StandIn
  afterEach(() => service[Symbol.asyncDispose]())

  const openEngine = (how: OpenHow = {}): Engine => openOn(served, service, how)

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

  describe('every kind', () => {
    test('a face from words, with its model and licence', async () => {
      service = await start()
      service.faults.isEndless = true
      const { end, stages } = await driveRecipe(openEngine(), face, {
        onAnswer: ({ stage }) => {
          if (stage === 'Generating') service.endAll()
        },
      })
      expect(end).toMatchObject({
        state: 'done',
        artifact: { mimeType: 'image/png', width: 64, height: 64 },
        facePrompt: 'green eyes',
        model: { name: 'Z-Image-Turbo', licence: 'Apache-2.0' },
      })
      expect(stages).toContain('Generating')
      expect(service.taken[0]?.input.prompt).toContain('Portrait of one woman')
      expect(service.storedSizes()).toEqual([])
    })

    test.each([
      [
        'a picture of a saved face',
        'image',
        { mode: 'prompt', gender: 'female', face: id, pose: 'Upperbody1', prompt: 'In a café.' },
        fields.pictures,
        1,
      ],
      [
        'a swap into a picture',
        'image',
        { mode: 'picture', gender: 'female', face: id, picture: asset },
        fields.pictures,
        2,
      ],
      ['a variation', 'image', { mode: 'variation', gender: 'female', of: id }, fields.pictures, 1],
      ['clothes', 'cloth', { image: id, garment: asset, category: 'bottoms' }, fields.garment, 2],
      ['a picture in motion', 'image-to-video', { image: id, prompt: 'she waves' }, fields.motion, 1],
      ['a face in a video', 'video', { mode: 'video', gender: 'female', face: id, video: upload }, fields.video, 2],
      [
        'a song',
        'music',
        { lyrics: 'We sing\nof the sea', vocals: 'words', song: upload, voice: asset },
        fields.sound,
        songFiles,
      ],
      [
        'somebody who talks, with the sound of the studio',
        'talk',
        { ...said, image: id, script: 'Good morning.', seconds: 1.5 },
        fields.talk,
        2,
      ],
      [
        'somebody who talks with a recorded voice',
        'talk',
        { ...said, image: id, sound: upload, seconds: 1.5 },
        fields.talk,
        2,
      ],
      [
        'somebody in a video who says something else',
        'talk',
        { ...said, mode: 'dub', image: id, script: 'Good morning.', seconds: 1.5 },
        fields.dub,
        2,
      ],
    ] as const)('%s: its files are stored there and the body names them', async (_name, kind, input, field, files) => {
      service = await start()
      const { end } = await driveRecipe(openEngine(), { kind, input })
      expect(end).toMatchObject({ state: 'done' })
      expect(service.charged()).toHaveLength(1)
      expect(service.taken[0]?.input).toHaveProperty(field)
      expect(service.storedSizes()).toHaveLength(files)
      for (const size of service.storedSizes()) expect(size).toBeGreaterThan(50)
    })

    // Proves: talk-elsewhere-subtitled
    test('what the studio says has its subtitles in the picture of the service, at the times of the studio', async () => {
      service = await start()
      service.serveVideo((await sayClip({ script: 'Good morning.', silentSeconds: 0.5 })).film)
      await using clips = await openTestClips()
      const input = { ...said, image: id, script: 'Good morning.', seconds: 1.5 }
      const { end } = await driveRecipe(openEngine({ clips }), { kind: 'talk', input })
      const cues = [{ start: 0, end: 0.8, lines: ['Good morning.'] }]
      expect(end).toMatchObject({ state: 'done', artifact: saidSize, recipe: { cues }, hints: [] })
      expect(end.state === 'done' && (await findMisdrawn(end.artifact.bytes, cues))).toEqual([])
    })

    // Proves: hosted-song-without-words
    test.each(['hum', 'none'] as const)('a song of the vocals "%s" goes to what makes that', async (vocals) => {
      service = await start()
      const input = { lyrics: 'We sing', vocals, song: upload, voice: asset, instrumental: asset } as const
      const { end } = await driveRecipe(openEngine(), { kind: 'music', input })
      expect(end).toMatchObject({ state: 'done' })
      const [{ input: sent } = { input: {} }] = service.taken
      expect(sent).toEqual(songs[vocals])
    })

    test('a result that shows somebody else is thrown away, and its cost is noted', async () => {
      service = await start()
      const input = { mode: 'variation', gender: 'female', of: id } as const
      const { end } = await driveRecipe(
        openEngine({ score: 0.3 }),
        { kind: 'image', input },
        { source: { recipe: { face: id } } },
      )
      expect(end).toMatchObject({ state: 'failed', reason: 'unlike', retryable: true })
      expect(end).toHaveProperty('costUsd')
    })
  })

  describe('when the service does not do as it should', () => {
    // Proves: hosted-engine-submission-lost-found
    test('a submission whose answer is lost is found again, and not sent twice', async () => {
      service = await start()
      service.faults.lostAnswers = 1
      const { end, stages } = await driveRecipe(openEngine(), face)
      expect(end.state).toBe('done')
      expect(stages).toContain('Making sure that it was sent')
      expect(service.taken).toHaveLength(1)
    })

    test('so is one that was answered 500 though it was taken', async () => {
      service = await start()
      service.faults.serverErrors = 1
      expect((await driveRecipe(openEngine(), face)).end.state).toBe('done')
      expect(service.taken).toHaveLength(1)
    })

    test('a message finds it where the list cannot be had', async () => {
      service = await start()
      service.faults.lostAnswers = 1
      service.faults.isHidden = true
      const told = () => service.charged()[0]?.id
      expect((await driveRecipe(openEngine(), face, { told })).end.state).toBe('done')
      expect(service.taken).toHaveLength(1)
    })

    test('without either it is given up there, for another engine to make, and never sent again', async () => {
      service = await start()
      service.faults.lostAnswers = 1
      service.faults.isHidden = true
      const { end } = await driveRecipe(openEngine(), face)
      expect(end).toMatchObject({ state: 'failed', reason: 'engine', retryable: true, onlyElsewhere: true })
      expect(service.taken).toHaveLength(1)
    })

    test('one that got lost on its way is sent again only where the service lists all that it has', async () => {
      service = await start()
      service.faults.dropped = 1
      const { end } = await driveRecipe(openEngine(), face)
      expect(end).toMatchObject(listsUnfinished ? { state: 'done' } : { state: 'failed', onlyElsewhere: true })
      expect(service.taken).toHaveLength(listsUnfinished ? 1 : 0)
    })

    test('when it is busy it is asked again after as long as it says', async () => {
      service = await start()
      service.faults.busy = 3
      const { end, stages } = await driveRecipe(openEngine(), face)
      expect(end.state).toBe('done')
      expect(stages).toContain('Waiting for the service')
      expect(service.taken).toHaveLength(1)
    })

    test('questions that fail are asked again, work that is done is not lost', async () => {
      service = await start()
      service.faults.brokenStatus = 4
      expect((await driveRecipe(openEngine(), face)).end.state).toBe('done')
      expect(service.taken).toHaveLength(1)
    })

    test('silence for long gives it up there', async () => {
      service = await start()
      service.faults.brokenStatus = 10_000
      const { end } = await driveRecipe(openEngine(), face)
      expect(end).toMatchObject({
        state: 'failed',
        onlyElsewhere: true,
        message: 'The service does not answer any more.',
      })
    })

    test('what fails on its machines costs nothing and may be tried again', async () => {
      service = await start()
      service.faults.crashes = 1
      const { end } = await driveRecipe(openEngine(), face)
      expect(end).toMatchObject({ state: 'failed', reason: 'engine', retryable: true, message: broken })
      expect(end).not.toHaveProperty('onlyElsewhere')
    })

    test('what its safety check refuses is told to the person', async () => {
      service = await start()
      service.faults.unwanted = 1
      const { end } = await driveRecipe(openEngine(), face)
      expect(end).toMatchObject({
        state: 'failed',
        reason: 'refused',
        message: expect.stringContaining('safety check'),
      })
    })

    test.each([
      [401, keyName],
      [402, 'no credit'],
      [403, 'locked, or out of credit'],
    ])('a refusal with %d says what the operator can do, and another engine tries', async (status, words) => {
      service = await start()
      service.faults.refusal = status
      const { end } = await driveRecipe(openEngine(), face)
      expect(end).toMatchObject({
        state: 'failed',
        reason: 'engine',
        onlyElsewhere: true,
        message: expect.stringContaining(words),
      })
      expect(service.taken).toEqual([])
    })

    test('addresses that lapse and downloads that halt are asked for anew', async () => {
      service = await start()
      service.faults.expired = 1
      expect((await driveRecipe(openEngine(), face)).end.state).toBe('done')
      service.faults.stalled = 1
      expect((await driveRecipe(openEngine(), face)).end.state).toBe('done')
      expect(service.taken).toHaveLength(2)
    })

    test('a result that stays away, or is something else, is given up with what it cost', async () => {
      service = await start()
      service.faults.expired = 100
      const costUsd: unknown = expect.toSatisfy((cost) => cost === null || cost > 0)
      const lost = { state: 'failed', onlyElsewhere: true, costUsd }
      expect((await driveRecipe(openEngine(), face)).end).toMatchObject(lost)
      service.faults.expired = 0
      service.faults.mistyped = 1
      const message = 'The service sent text/html where image was due.'
      expect((await driveRecipe(openEngine(), face)).end).toMatchObject({ ...lost, message })
      expect(service.taken).toHaveLength(2)
    })

    test('whether the key does is known beforehand', async () => {
      service = await start()
      await expect(openEngine().check()).resolves.toBeUndefined()
      await expect(openEngine({ key: 'wrong' }).check()).rejects.toThrow(keyName)
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
      service = await start()
      const left = await dieAt('Sent')
      expect(left).toMatchObject({ id: null, input: expect.any(Object) })
      expect((await driveRecipe(openEngine(), face, { from: left })).end.state).toBe('done')
      expect(service.taken).toHaveLength(1)
    })

    test('while it waits, another process takes it up and fetches it', async () => {
      service = await start()
      service.faults.isEndless = true
      const left = await dieAt('Generating')
      service.endAll()
      expect((await driveRecipe(openEngine(), face, { from: left })).end.state).toBe('done')
      expect(service.taken).toHaveLength(1)
    })
  })

  describe('cancelling', () => {
    test('what waits or runs is stopped and not charged', async () => {
      service = await start()
      service.faults.isEndless = true
      await cancelWhen(({ id: begun }) => begun !== null)
      await vi.waitFor(() => expect(service.taken[0]?.end).toBe('cancelled'), waitMs)
      expect(service.charged()).toEqual([])
    })

    test('what is just being sent is stopped as soon as it is known what it is called', async () => {
      service = await start({ msPerWork: 5000 })
      service.faults.lateMs = 300
      const engine = openEngine()
      const stop = new AbortController()
      let ready: unknown
      const driven = driveRecipe(engine, face, {
        signal: stop.signal,
        onAnswer({ stage, operation }) {
          if (stage === 'Sending') ready = operation
        },
      })
      await vi.waitFor(() => expect(service.taken).toHaveLength(1), waitMs)
      await engine.recipes.face?.cancel?.(ready)
      expect(service.taken[0]?.end).toBe('cancelled')
      stop.abort(new Error('cancelled'))
      await expect(driven).rejects.toThrow('cancelled')
    })

    test('what has ended, and what was never sent, is left alone', async () => {
      service = await start()
      const { saved } = await driveRecipe(openEngine(), face)
      await expect(openEngine().recipes.face?.cancel?.(saved.at(-1))).resolves.toBeUndefined()
      await expect(openEngine().recipes.face?.cancel?.(saved[0])).resolves.toBeUndefined()
    })
  })
}
