import { availableParallelism } from 'node:os'
import type { FaceBox } from '../faces/locate-faces.ts'
import type { Gender } from '../identity/identity.ts'
import type { Assessment } from '../judge/judge.ts'
import type { SongReading } from '../music/analysis/analyse-song.ts'
import type { VoiceReading } from '../music/analysis/analyse-voice.ts'
import type { ComposedSong, SongRequest } from '../music/compose-song.ts'
import type { Sound } from '../music/dsp/sound.ts'
import type { WornGarment } from '../scene/outfits/worn-garment.ts'
import type {
  CompareRequest,
  DressRequest,
  PairRequest,
  PictureRequest,
  PortraitRequest,
  ReadGarmentRequest,
  RenderedPortrait,
  SwapFaceRequest,
  TalkerRequest,
  TaskMessage,
} from './messages.ts'
import { createStudioThread } from './studio-thread.ts'
import type { StudioThread, TaskHooks } from './studio-thread.ts'

export type StudioPoolOptions = {
  /** Worker threads; by default 1 on one or two processors, else 2. */
  threads?: number
  /** Tasks that may wait; one more is refused. */
  maxQueued?: number
  /** How long a worker may take to notice that its task was stopped, before it is ended by force. */
  stopTimeoutMs?: number
  /** How long a worker without a task is kept; then it ends and gives its memory back. */
  idleMs?: number
  /** Draws pictures in a third of the time: with fewer and coarser hairs, plainer folds and harder edges. */
  isRough?: boolean
  /** Another worker script that answers the same messages. */
  workerUrl?: URL
}

export type StudioPool = {
  /**
   * Renders a portrait and encodes it as PNG, off the calling thread. Tasks start in the order they came,
   * those in the background after all others; a background task that has to give way begins anew later.
   * @throws the signal's reason when aborted, at once while waiting, else at the renderer's next step;
   * StudioWorkerError when the worker crashed (the next task gets a new one);
   * RangeError for a size that is not a whole number from 64 to 4096, or when too many tasks wait.
   */
  renderPortrait: (request: PortraitRequest, hooks?: TaskHooks) => Promise<RenderedPortrait>
  /** As `renderPortrait`, for a scene of any framing: selfie, half body or full body. */
  renderPicture: (request: PictureRequest, hooks?: TaskHooks) => Promise<RenderedPortrait>
  /** As `renderPicture`, for two people at one place. */
  renderPair: (request: PairRequest, hooks?: TaskHooks) => Promise<RenderedPortrait>
  /** What an independent face network says of a PNG; see the judge. */
  assess: (png: Uint8Array, hooks?: Pick<TaskHooks, 'signal'>) => Promise<Assessment>
  /**
   * Puts a person's face into a picture; see `swapFace`.
   * @throws FaceNotFoundError when the picture shows no face that can be replaced; else as `renderPortrait`.
   */
  swapFace: (request: SwapFaceRequest, hooks?: TaskHooks) => Promise<RenderedPortrait>
  /**
   * The faces of a PNG or JPEG of at most 4096 pixels a side that can be replaced; see `locateFaces`. Takes about a
   * second, and starts before everything else that waits.
   */
  locateFaces: (picture: Uint8Array, hooks?: Pick<TaskHooks, 'signal'>) => Promise<FaceBox[]>
  /**
   * Looks whether the person of a PNG or JPEG of at most 4096 pixels a side can talk, and who they seem to be; see
   * `readTalker`. Takes about a second, and starts before everything else that waits.
   * @throws FaceNotFoundError for a picture that cannot talk, with a sentence that says what to do.
   */
  readTalker: (request: TalkerRequest, hooks?: Pick<TaskHooks, 'signal'>) => Promise<{ gender: Gender }>
  /**
   * Reads the garment in a picture; see `readGarment`.
   * @throws GarmentNotFoundError when none can be made out; else as `renderPortrait`.
   */
  readGarment: (request: ReadGarmentRequest, hooks?: Pick<TaskHooks, 'signal'>) => Promise<WornGarment>
  /**
   * Lays a garment's cloth on what somebody wears in a picture; see `dressPicture`.
   * @throws GarmentNotFoundError when that cannot be made out clearly; else as `renderPortrait`.
   */
  dressPicture: (request: DressRequest, hooks?: TaskHooks) => Promise<RenderedPortrait>
  /**
   * Makes a song off the calling thread; see `composeSong`. Its samples are copies.
   * @throws UnusableSoundError when a reference is silent or of an odd rate, RangeError without any; else as `renderPortrait`.
   */
  composeSong: (request: SongRequest, hooks?: TaskHooks) => Promise<ComposedSong>
  /**
   * Reads tempo, key, genre and mood of a song; see `analyseSong`.
   * @throws UnusableSoundError for silence and for an odd rate; else as `renderPortrait`.
   */
  listen: (sound: Sound, hooks?: Pick<TaskHooks, 'signal'>) => Promise<SongReading>
  /** Reads pitch, range and tract of a voice; see `analyseVoice`. Throws as `listen` does. */
  listenToVoice: (sound: Sound, hooks?: Pick<TaskHooks, 'signal'>) => Promise<VoiceReading>
  /** How alike two pictures' faces are, 0 to 1, or null where one of them shows none that can be read; see `likenessOf`. */
  compareFaces: (
    picture: Uint8Array,
    saved: Uint8Array,
    options?: Pick<TaskHooks, 'signal'> & Pick<CompareRequest, 'drawn'>,
  ) => Promise<number | null>
  /** Takes no more tasks and ends the workers: after the tasks at hand, or at once with `abort`. */
  close: (options?: { abort?: boolean }) => Promise<void>
}

/** Lower ranks start first. */
const RANKS = { quick: 0, usual: 1, background: 2 } as const
type Rank = (typeof RANKS)[keyof typeof RANKS]

type Waiting = { rank: Rank; start: (thread: StudioThread) => void }

export const createStudioPool = (options: StudioPoolOptions = {}): StudioPool => {
  const workerUrl = options.workerUrl ?? new URL('./studio-worker.ts', import.meta.url)
  const threadCount = options.threads ?? (availableParallelism() > 2 ? 2 : 1)
  if (!Number.isInteger(threadCount) || threadCount < 1) throw new RangeError('The studio needs at least one thread.')
  const { maxQueued = 1000, stopTimeoutMs = 2000, idleMs = 120_000, isRough = false } = options
  const threads = Array.from({ length: threadCount }, () =>
    createStudioThread({ workerUrl, stopTimeoutMs, idleMs, isRough }),
  )
  const idle = [...threads]
  const queue: Waiting[] = []
  const running = new Set<Promise<unknown>>()
  /** One for each background task that is being worked on: aborting it sends the task back into the line. */
  const preemptions = new Set<AbortController>()
  const closing = new AbortController()
  let isClosed = false

  const startNext = (): void => {
    // The thread that drew last: its code is compiled, and its memory is there.
    while (idle.length > 0 && queue.length > 0) queue.shift()?.start(idle.pop() as StudioThread)
  }

  const takePlace = (waiting: Waiting): void => {
    const firstBehind = queue.findIndex(({ rank }) => rank > waiting.rank)
    queue.splice(firstBehind < 0 ? queue.length : firstBehind, 0, waiting)
    if (idle.length === 0 && waiting.rank < RANKS.background) [...preemptions][0]?.abort()
  }

  const waitForThread = (signal: AbortSignal, rank: Rank): Promise<StudioThread> => {
    if (isClosed) return Promise.reject(new Error('The studio is closed: open a new pool.'))
    if (queue.length >= maxQueued)
      return Promise.reject(new RangeError(`The studio's queue is full (${maxQueued} wait).`))
    const { promise, resolve, reject } = Promise.withResolvers<StudioThread>()
    const leave = () => {
      const place = queue.indexOf(waiting)
      if (place >= 0) queue.splice(place, 1)
      reject(signal.reason)
    }
    const waiting: Waiting = {
      rank,
      start: (thread) => {
        signal.removeEventListener('abort', leave)
        resolve(thread)
      },
    }
    signal.addEventListener('abort', leave, { once: true })
    takePlace(waiting)
    startNext()
    return promise
  }

  const runTask = async (task: TaskMessage, hooks: TaskHooks): Promise<unknown> => {
    const signal = hooks.signal ? AbortSignal.any([hooks.signal, closing.signal]) : closing.signal
    const { isBackground = false, isQuick = false } = hooks
    const rank = isBackground ? RANKS.background : isQuick ? RANKS.quick : RANKS.usual
    for (;;) {
      signal.throwIfAborted()
      const thread = await waitForThread(signal, rank)
      const preemption = new AbortController()
      if (isBackground) preemptions.add(preemption)
      try {
        return await thread.run(task, { ...hooks, signal: AbortSignal.any([signal, preemption.signal]) })
      } catch (error) {
        if (signal.aborted || !preemption.signal.aborted) throw error
      } finally {
        preemptions.delete(preemption)
        idle.push(thread)
        startNext()
      }
    }
  }

  const submit = (task: TaskMessage, hooks: TaskHooks = {}): Promise<unknown> => {
    const result = runTask(task, hooks)
    const settled = result.catch(() => {}).finally(() => running.delete(settled))
    running.add(settled)
    return result
  }

  return {
    renderPortrait: async (request, hooks) => {
      checkSize(request)
      return (await submit({ kind: 'portrait', request }, hooks)) as RenderedPortrait
    },
    renderPicture: async (request, hooks) => {
      checkSize(request)
      return (await submit({ kind: 'picture', request }, hooks)) as RenderedPortrait
    },
    renderPair: async (request, hooks) => {
      checkSize(request)
      return (await submit({ kind: 'pair', request }, hooks)) as RenderedPortrait
    },
    assess: async (png, hooks) => (await submit({ kind: 'assess', request: { png } }, hooks)) as Assessment,
    swapFace: async (request, hooks) => (await submit({ kind: 'swap', request }, hooks)) as RenderedPortrait,
    locateFaces: async (picture, hooks) =>
      (await submit({ kind: 'locate', request: { picture } }, { ...hooks, isQuick: true })) as FaceBox[],
    readTalker: async (request, hooks) =>
      (await submit({ kind: 'talker', request }, { ...hooks, isQuick: true })) as { gender: Gender },
    dressPicture: async (request, hooks) => (await submit({ kind: 'dress', request }, hooks)) as RenderedPortrait,
    readGarment: async (request, hooks) => (await submit({ kind: 'garment', request }, hooks)) as WornGarment,
    composeSong: async (request, hooks) => (await submit({ kind: 'song', request }, hooks)) as ComposedSong,
    listen: async (sound, hooks) => (await submit({ kind: 'listen', request: sound }, hooks)) as SongReading,
    listenToVoice: async (sound, hooks) => (await submit({ kind: 'voice', request: sound }, hooks)) as VoiceReading,
    compareFaces: async (picture, saved, { drawn, ...hooks } = {}) =>
      (await submit({ kind: 'compare', request: { picture, saved, drawn } }, hooks)) as number | null,
    close: async ({ abort = false } = {}) => {
      isClosed = true
      if (abort) closing.abort(new DOMException('The studio is closing.', 'AbortError'))
      await Promise.all(running)
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}

const checkSize = ({ width, height }: Pick<PictureRequest, 'width' | 'height'>): void => {
  for (const pixels of [width, height]) {
    if (!Number.isInteger(pixels) || pixels < 64 || pixels > 4096) {
      throw new RangeError('A picture is 64 to 4096 whole pixels wide and high.')
    }
  }
}
