import { animatePicture, animateScene, countFrames, loadFaceModels } from '@visage/studio/clip'
import { createNodeCanvas } from '@visage/studio/node-canvas'
import type { AnimateTask, ClipFacts, DrawingThreads } from '../clip-processor.ts'
import { openFilmWriter } from '../film/open-film-writer.ts'
import { readPixels } from '../../picture/read-pixels.ts'

type ClipAnimation = DrawingThreads & {
  request: AnimateTask
  /** The picture that is moved, where it is one. */
  input: string
  output: string
  onProgress: (stage: string, share: number) => void
}

type FrameOptions = Parameters<typeof animateScene>[1]

/** The end of the work goes into writing the file. */
const drawingShare = 0.98

const drawFrames = async function* ({ request, input }: ClipAnimation, options: FrameOptions) {
  if (request.of === 'scene') yield* animateScene(request, options)
  else
    yield* animatePicture(await loadFaceModels(), { picture: await readPixels(input), motion: request.motion }, options)
}

/** Draws a clip frame by frame and writes each one before the next is drawn. */
export const animateClip = async (animation: ClipAnimation): Promise<ClipFacts> => {
  const { request, output, onProgress, threads } = animation
  const { motion, width, height, framesPerSecond, invisibleWatermark } = request
  const writer = await openFilmWriter(output, { framesPerSecond, sound: null, invisibleWatermark })
  const onStage = (stage: string, share: number) => onProgress(stage, share * drawingShare)
  try {
    let index = 0
    for await (const data of drawFrames(animation, {
      width,
      height,
      framesPerSecond,
      createCanvas: createNodeCanvas,
      threads,
      onStage,
    })) {
      await writer.writePicture({ width, height, data }, index / framesPerSecond)
      index += 1
    }
    await writer.finish()
    const durationSeconds = countFrames(motion, { framesPerSecond }) / framesPerSecond
    return { mimeType: 'video/mp4', width, height, durationSeconds, framesPerSecond, hasSound: false }
  } finally {
    writer.close()
  }
}
