import { AV_LOG_ERROR } from 'node-av/constants'
import { Log } from 'node-av/lib'
import { markPlace } from '../mark-place.ts'
import type { OnProgress } from '../process/serve-media-task.ts'
import { serveMediaTask } from '../process/serve-media-task.ts'
import type { ClipResult, ClipTask } from './clip-messages.ts'
import { CLIP_FILES } from './clip-messages.ts'
import { animateClip } from './tasks/animate-clip.ts'
import { findFaces } from './tasks/find-faces.ts'
import { markClip } from './tasks/mark-clip.ts'
import { makePoster } from './tasks/make-poster.ts'
import { probeClip } from './tasks/probe-clip.ts'
import { recodeClip } from './tasks/recode-clip.ts'
import { swapClip } from './tasks/swap-clip.ts'

/** Lays the mark over the film as over a picture of its size. */
const markFilter = (size: { width: number; height: number }): string => {
  const place = markPlace(size)
  if (!place) return ''
  const { left, top, width, height } = place
  return `null[film];movie=${CLIP_FILES.mark},scale=${width}:${height}[mark];[film][mark]overlay=${left}:${top}`
}

const run = async (task: ClipTask, onProgress: OnProgress): Promise<ClipResult> => {
  const { input, poster, clip: output } = CLIP_FILES
  const onShare = (share: number) => onProgress('Reading the video', share)
  if (task.kind === 'probe') return probeClip(input)
  if (task.kind === 'poster') return makePoster(input, poster)
  if (task.kind === 'faces') return findFaces(input, poster)
  if (task.kind === 'normalise') return recodeClip({ input, output, onShare })
  if (task.kind === 'mark') return markClip({ input, output, order: task.order, onShare })
  if (task.kind === 'animate') return animateClip({ request: task.request, input, output, onProgress })
  if (task.kind === 'swap') return swapClip({ input, output, onProgress, ...task.request })
  return recodeClip({ input, output, onShare, filter: markFilter, framesPerSecond: 25, bitrate: 2_500_000 })
}

Log.setLevel(AV_LOG_ERROR)
serveMediaTask((task, onProgress) => run(task as ClipTask, onProgress))
