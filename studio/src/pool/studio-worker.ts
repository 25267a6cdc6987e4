import { constants, getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { loadFaceModels } from '../faces/face-models.ts'
import type { FaceModels } from '../faces/face-models.ts'
import { locateFaces } from '../faces/locate-faces.ts'
import type { FaceBox } from '../faces/locate-faces.ts'
import { squareAround } from '../faces/place-mesh.ts'
import { readFaceTraits } from '../faces/read-face-traits.ts'
import { dressPicture } from '../garment/dress-picture.ts'
import { readGarment } from '../garment/read-garment.ts'
import type { Gender } from '../identity/identity.ts'
import type { Picture } from '../image/picture.ts'
import { createNodeCanvas } from '../image/node-canvas.ts'
import { decodePng, encodePng } from '../image/png.ts'
import { assessPicture } from '../judge/judge.ts'
import type { Assessment } from '../judge/judge.ts'
import { drawAlike, likenessOf } from './likeness.ts'
import { analyseSong } from '../music/analysis/analyse-song.ts'
import { analyseVoice } from '../music/analysis/analyse-voice.ts'
import type { ComposedSong, SongRequest } from '../music/compose-song.ts'
import { renderPair, renderPicture, renderPortrait } from '../render/picture.ts'
import { readTalker } from '../retalk/read-talker.ts'
import type { WornGarment } from '../scene/outfits/worn-garment.ts'
import { swapFace } from '../swap/swap-face.ts'
import type {
  CompareRequest,
  DressRequest,
  ReadGarmentRequest,
  SwapFaceRequest,
  TalkerRequest,
  TaskMessage,
  Tasks,
  WorkerMessage,
  WorkerStart,
} from './messages.ts'

if (!parentPort) throw new Error('studio-worker.ts runs as a worker thread of the studio pool only.')
const port = parentPort
const { stop, isRough } = workerData as WorkerStart
const send = (message: WorkerMessage): void => port.postMessage(message)

/** The rest of a task's time goes into the PNG. */
const RENDERING_SHARE = 0.96
/** Pixels a side of the largest picture in which faces are looked for. */
const LARGEST_SIDE = 4096

/** Tasks whose result is a picture. */
type Drawing = Extract<TaskMessage, { kind: 'portrait' | 'picture' | 'pair' | 'swap' | 'dress' }>

type OnStage = (stage: string, share: number) => void

let models: Promise<FaceModels> | undefined

const run = async (task: TaskMessage): Promise<Tasks[TaskMessage['kind']]['result']> => {
  if (task.kind === 'assess') return assess(task.request.png)
  if (task.kind === 'locate') return locate(task.request.picture)
  if (task.kind === 'talker') return lookAtTalker(task.request)
  if (task.kind === 'garment') return wear(task.request)
  if (task.kind === 'compare') return compare(task.request)
  if (task.kind === 'song') return compose(task.request)
  if (task.kind === 'listen') return analyseSong(task.request)
  if (task.kind === 'voice') return analyseVoice(task.request)
  const onStage = (stage: string, share: number): void => {
    throwIfStopped()
    if (share < 1) send({ type: 'progress', stage, share: share * RENDERING_SHARE })
  }
  const picture = await draw(task, onStage)
  onStage('Drawn', 1)
  send({ type: 'progress', stage: 'Saving the picture', share: RENDERING_SHARE })
  const png = encodePng(picture)
  send({ type: 'progress', stage: 'Done', share: 1 })
  return { png, width: picture.width, height: picture.height }
}

const throwIfStopped = (): void => {
  if (Atomics.load(stop, 0) === 1) throw new DOMException('The task was stopped.', 'AbortError')
}

/** The dictionary of pronunciations is large: only songs load it. */
const compose = async (request: SongRequest): Promise<ComposedSong> => {
  const { composeSong } = await import('../music/compose-song.ts')
  return composeSong(request, { onStage: reportStage })
}

const reportStage = (stage: string, share: number): void => {
  throwIfStopped()
  send({ type: 'progress', stage, share })
}

const draw = (task: Drawing, onStage: OnStage): Picture | Promise<Picture> => {
  if (task.kind === 'swap') return swap(task.request, onStage)
  return task.kind === 'dress' ? dress(task.request, onStage) : render(task, onStage)
}

const render = (task: Extract<TaskMessage, { kind: 'portrait' | 'picture' | 'pair' }>, onStage: OnStage): Picture => {
  const { width, height } = task.request
  const options = { width, height, createCanvas: createNodeCanvas, onStage, isRough }
  if (task.kind === 'pair') return renderPair(task.request.pair, options)
  return task.kind === 'portrait'
    ? renderPortrait(task.request.identity, task.request.scene, options)
    : renderPicture(task.request.identity, task.request.scene, options)
}

const swap = async ({ identity, picture, spot }: SwapFaceRequest, onStage: OnStage): Promise<Picture> => {
  const target = await decodeBounded(picture)
  return swapFace(await openModels(), { target, identity, spot: spot ?? undefined }, onStage)
}

const dress = async ({ picture, garment }: DressRequest, onStage: OnStage): Promise<Picture> =>
  dressPicture(await openModels(), { target: await decodeBounded(picture), garment }, onStage)

const decodeBounded = async (bytes: Uint8Array): Promise<Picture> => {
  const picture = await decodePng(bytes)
  if (Math.max(picture.width, picture.height) > LARGEST_SIDE) {
    throw new RangeError(`The picture is larger than ${LARGEST_SIDE} pixels a side: make it smaller first.`)
  }
  return picture
}

const locate = async (picture: Uint8Array): Promise<FaceBox[]> =>
  locateFaces(await openModels(), await decodeBounded(picture))

const lookAtTalker = async ({ picture: bytes, width, height }: TalkerRequest): Promise<{ gender: Gender }> => {
  const faceModels = await openModels()
  const picture = await decodeBounded(bytes)
  const { face } = readTalker(faceModels, picture, { width, height, createCanvas: createNodeCanvas })
  return { gender: readFaceTraits(faceModels.traits, picture, squareAround(face)).gender }
}

const wear = async ({ picture, category }: ReadGarmentRequest): Promise<WornGarment> =>
  readGarment(await openModels(), { picture: await decodeBounded(picture), category })

const assess = async (png: Uint8Array): Promise<Assessment> => assessPicture(await openModels(), await decodePng(png))

let lastSaved: { png: Uint8Array; picture: Picture; seen: Assessment } | undefined

/** Pictures of one person come one after the other: the portrait that they are compared with is looked at once. */
const lookAtSaved = async (png: Uint8Array) => {
  if (!lastSaved || Buffer.compare(lastSaved.png, png) !== 0) {
    const picture = await decodePng(png)
    lastSaved = { png, picture, seen: assessPicture(await openModels(), picture) }
  }
  return lastSaved
}

const compare = async ({ picture, saved, drawn }: CompareRequest): Promise<number | null> => {
  const faceModels = await openModels()
  const { picture: wanted, seen } = await lookAtSaved(saved)
  return likenessOf([await decodePng(picture), wanted], {
    assess: (one) => (one === wanted ? seen : assessPicture(faceModels, one)),
    alike: drawn && (() => drawAlike(drawn, { createCanvas: createNodeCanvas, isRough })),
  })
}

const openModels = (): Promise<FaceModels> => {
  models ??= loadFaceModels()
  return models
}

/**
 * On Linux this touches the calling thread alone; elsewhere it would slow the whole server, so it is left. One that was
 * started lower stays there, as to rise is forbidden.
 */
const lowerPriority = (): void => {
  if (process.platform === 'linux') setPriority(0, Math.max(getPriority(0), constants.priority.PRIORITY_BELOW_NORMAL))
}

lowerPriority()
port.on('message', (task: TaskMessage) => {
  run(task).then(
    (result) => send({ type: 'done', result }),
    (error: unknown) => {
      const { name, message } = error instanceof Error ? error : new Error(String(error))
      send({ type: 'failed', name, message })
    },
  )
})
