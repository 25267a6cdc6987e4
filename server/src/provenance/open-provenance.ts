import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { canHoldMark } from '@visage/studio/mark'
import type { ClipWorkshop } from '../media/clip/clip-workshop.ts'
import { openMediaTasks } from '../media/process/open-media-tasks.ts'
import type { MediaFile } from '../media/process/open-media-tasks.ts'
import type { MediaFailure } from '../media/process/run-media-process.ts'
import { openTaskLine } from '../media/process/task-line.ts'
import type { TaskLine } from '../media/process/task-line.ts'
import { knownOf, writeMarkMessage } from './mark-message.ts'
import { deriveProvenanceKeys } from './provenance-keys.ts'
import { TASK_FILES, UnreadableFileError } from './provenance.ts'
import type { Making, NewResult, Provenance, ProvenanceAnswer, ProvenanceTask } from './provenance.ts'
import { sealFile } from './statement.ts'

type Options = {
  /** Everything is derived from it; with another one nothing from before is recognised. */
  secret: string
  /** Marks videos that an engine made elsewhere. */
  clips: Pick<ClipWorkshop, 'mark'>
  /** Where files under way lie; a folder for nothing else. */
  dir: string
}

const limits = { stallMs: 2 * 60_000, mostMs: 2 * 60_000 }
const processUrl = new URL('./provenance-process.ts', import.meta.url)
const marksAtOnce = 2
const marksWaiting = 1000
const looksWaiting = 8

const errorOf = ({ name, message }: MediaFailure): Error =>
  name === 'UnreadableFileError' ? new UnreadableFileError(message) : Object.assign(new Error(message), { name })

const crashOf = (how: string, options: { cause: string | undefined }): Error =>
  new UnreadableFileError(`This file could not be looked into: ${how}. Please use another copy of it.`, options)

const takeOutput = (_: unknown, taskDir: string) => readFile(join(taskDir, TASK_FILES.output))
const takeAnswer = async (answer: unknown) => (answer as ProvenanceAnswer) ?? undefined

type Order<Answer> = {
  line: TaskLine
  task: ProvenanceTask
  input: MediaFile
  take: (answer: unknown, dir: string) => Promise<Answer>
}

/** Opens what marks results and recognises them; decoding happens in processes of their own. */
export const openProvenance = async ({ secret, clips, dir }: Options): Promise<Provenance> => {
  const keys = deriveProvenanceKeys(secret)
  const tasks = await openMediaTasks({ dir, processUrl, errorOf, crashOf })
  const marking = openTaskLine({ places: marksAtOnce, maxWaiting: marksWaiting })
  const looking = openTaskLine({ places: 1, maxWaiting: looksWaiting })
  const publicPem = keys.public.export({ format: 'pem', type: 'spki' }).toString()

  const order = <Answer>({ input, ...wanted }: Order<Answer>, signal: AbortSignal | undefined): Promise<Answer> => {
    const files = { [TASK_FILES.input]: input }
    return tasks.order({ ...wanted, limits, files }, signal ? { signal } : {})
  }

  const orderFor: Provenance['orderFor'] = (making) => ({
    key: keys.mark,
    message: writeMarkMessage(making, keys.check),
  })

  const markPixels = async (result: NewResult, making: Making, signal?: AbortSignal): Promise<Uint8Array> => {
    const { bytes, mimeType, width, height, isMarked } = result
    const isTooSmall = width !== null && height !== null && !canHoldMark({ width, height })
    if (isMarked || isTooSmall) return bytes
    const mark = orderFor(making)
    if (mimeType.startsWith('video/')) return (await clips.mark(bytes, mark, { signal })).bytes
    if (!mimeType.startsWith('image/')) return bytes
    const task: ProvenanceTask = { kind: 'mark', mimeType, order: mark }
    return order({ line: marking, task, input: bytes, take: takeOutput }, signal)
  }

  const seal: Provenance['seal'] = (result, making) =>
    sealFile(result, { ...knownOf(making), notice: making.notice }, keys.signing)

  return {
    orderFor,
    seal,
    async stamp(result, making, signal) {
      return seal({ bytes: await markPixels(result, making, signal), mimeType: result.mimeType }, making)
    },
    async findMaking(input, signal) {
      const task: ProvenanceTask = { kind: 'look', keys: { mark: keys.mark, check: keys.check, publicPem } }
      return order({ line: looking, task, input, take: takeAnswer }, signal)
    },
    close: () => tasks.close(),
  }
}
