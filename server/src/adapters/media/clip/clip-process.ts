import { AV_LOG_ERROR } from 'node-av/constants'
import { Log } from 'node-av/lib'
import { serveMediaTask } from '../process/serve-media-task.ts'
import type { OnProgress } from '../process/serve-media-task.ts'
import { watermarkBox } from '../watermarks.ts'
import { CLIP_FILES } from './clip-processor.ts'
import type { ClipResult, ClipTask } from './clip-processor.ts'

/** Lays the mark over the film as over a picture of its size. */
const watermarkFilter = (size: { width: number; height: number }): string => {
  const place = watermarkBox(size)
  if (!place) return ''
  const { left, top, width, height } = place
  return `null[film];movie=${CLIP_FILES.mark},scale=${width}:${height}[mark];[film][mark]overlay=${left}:${top}`
}

/** The studio takes a second to load: each task loads what it needs, as most need none of it. */
const run = async (task: ClipTask, onProgress: OnProgress): Promise<ClipResult> => {
  const { input, poster, clip: output } = CLIP_FILES
  const onShare = (share: number) => onProgress('Reading the video', share)
  if (task.kind === 'probe') return (await import('./tasks/probe-clip.ts')).probeClip(input)
  if (task.kind === 'poster') return (await import('./tasks/make-poster.ts')).makePoster(input, poster)
  if (task.kind === 'faces') return (await import('./tasks/find-faces.ts')).findFaces(input, poster)
  if (task.kind === 'mark')
    return (await import('./tasks/recode-clip.ts')).embedClipWatermark({
      input,
      output,
      watermark: task.watermark,
      onShare,
    })
  if (task.kind === 'animate')
    return (await import('./tasks/animate-clip.ts')).animateClip({ ...task, input, output, onProgress })
  if (task.kind === 'swap')
    return (await import('./tasks/swap-clip.ts')).swapClip({
      input,
      output,
      onProgress,
      threads: task.threads,
      ...task.request,
    })
  if (task.kind === 'talk') return (await import('./tasks/talk-clip.ts')).talkClip({ ...task, onProgress })
  if (task.kind === 'subtitle')
    return (await import('./tasks/subtitle-clip.ts')).subtitleClip({ input, output, onProgress }, task.said)
  const { fitClip, recodeClip } = await import('./tasks/recode-clip.ts')
  if (task.kind === 'fit') return fitClip({ input, output, onShare }, task.size)
  const marked = { filter: watermarkFilter, framesPerSecond: 25, bitrate: 2_500_000 }
  return recodeClip({ input, output, onShare, ...(task.kind === 'watermark' ? marked : {}) })
}

Log.setLevel(AV_LOG_ERROR)
serveMediaTask((task, onProgress) => run(task as ClipTask, onProgress))
