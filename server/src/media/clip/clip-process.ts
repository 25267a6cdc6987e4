import { constants, setPriority } from 'node:os'
import { AV_LOG_ERROR } from 'node-av/constants'
import { Log } from 'node-av/lib'
import { markPlace } from '../mark-place.ts'
import type { ClipReport, ClipResult, ClipTask } from './clip-messages.ts'
import { CLIP_FILES } from './clip-messages.ts'
import { makePoster } from './tasks/make-poster.ts'
import { probeClip } from './tasks/probe-clip.ts'
import { recodeClip } from './tasks/recode-clip.ts'
import { swapClip } from './tasks/swap-clip.ts'

/** More than a minute of full HD needs. */
const maxMemoryBytes = 1.5 * 2 ** 30
const memoryCheckMs = 250

/** Lays the mark over the film as over a picture of its size. */
const markFilter = (size: { width: number; height: number }): string => {
  const place = markPlace(size)
  if (!place) return ''
  const { left, top, width, height } = place
  return `null[film];movie=${CLIP_FILES.mark},scale=${width}:${height}[mark];[film][mark]overlay=${left}:${top}`
}

const send = (report: ClipReport): Promise<void> =>
  new Promise((resolve) => process.send?.(report, undefined, undefined, () => resolve()))

const onProgress = (stage: string, share: number): void => void send({ type: 'progress', stage, share })

const run = async (task: ClipTask): Promise<ClipResult> => {
  const { input, poster, clip: output } = CLIP_FILES
  const onShare = (share: number) => onProgress('Reading the video', share)
  if (task.kind === 'probe') return probeClip(input)
  if (task.kind === 'poster') return makePoster(input, poster)
  if (task.kind === 'normalise') return recodeClip({ input, output, onShare })
  if (task.kind === 'swap') return swapClip({ input, output, onProgress, ...task.request })
  return recodeClip({ input, output, onShare, filter: markFilter, framesPerSecond: 25, bitrate: 2_500_000 })
}

const report = async (task: ClipTask): Promise<ClipReport> => {
  try {
    return { type: 'done', result: await run(task) }
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error))
    return { type: 'failed', name, message }
  }
}

setPriority(0, constants.priority.PRIORITY_LOW)
Log.setLevel(AV_LOG_ERROR)
setInterval(() => {
  if (process.memoryUsage.rss() < maxMemoryBytes) return
  process.stderr.write('This task needs too much memory.\n')
  process.exit(1)
}, memoryCheckMs).unref()
process.once('disconnect', () => process.exit())
process.once('message', (task: ClipTask) => {
  void report(task).then(send)
})
