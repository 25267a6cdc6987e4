import { animateScene } from '@visage/studio/clip'
import { createNodeCanvas } from '@visage/studio/node-canvas'
import type { Gender } from '@visage/studio/person'
import type { StudioPool } from '@visage/studio/pool'
import { listTemplates, listVideoTemplates, stockModel } from '@visage/studio/scene'
import type { Framing, SceneTemplate, VideoTemplate } from '@visage/studio/scene'
import sharp from 'sharp'
import { encodeLoop } from '../encode-loop.ts'
import { encodePicture } from '../encode-picture.ts'
import type { MediaTask } from '../media-task.ts'

type Size = { width: number; height: number }

/** Larger than the posters, which makes them smooth; in the shapes of finished pictures. */
const DRAWN: Record<Framing, Size> = {
  selfie: { width: 448, height: 448 },
  'half-body': { width: 448, height: 560 },
  'full-body': { width: 448, height: 656 },
}
const drawnFrame: Size = { width: 396, height: 704 }
const posterWidth = 320
const mostPosterBytes = 8000

/** Tiles are little wider than a hundred pixels. */
const loopFrames = { width: 180, height: 320, framesPerSecond: 15 } as const
const loopQuality = 30
const mostLoopBytes = 28_000

const posterTask = (pool: StudioPool, { id, gender, model, scene }: SceneTemplate, size: Size): MediaTask => ({
  outputs: [`templates/posters/${id}.avif`],
  make: async () => {
    const { png } = await pool.renderPicture({ identity: stockModel(gender, model), scene, ...size })
    return [await encodePicture(sharp(png).resize({ width: posterWidth }), 'avif', mostPosterBytes)]
  },
})

const loopTask = ({ id, gender, model, scene, motion }: VideoTemplate): MediaTask => ({
  outputs: [`templates/loops/${id}.mp4`],
  make: async () => {
    const clip = { identity: stockModel(gender, model), scene, motion }
    const frames: Uint8Array[] = []
    for await (const frame of animateScene(clip, { ...loopFrames, createCanvas: createNodeCanvas }))
      frames.push(Uint8Array.from(frame))
    return [await encodeLoop({ frames, ...loopFrames, finest: loopQuality }, 'mp4', mostLoopBytes)]
  },
})

const GENDERS: readonly Gender[] = ['female', 'male']

/** The small poster of every template and the small loop of every video template, which come along with the server. */
export const listTemplateTasks = (pool: StudioPool): readonly MediaTask[] => {
  const videos = GENDERS.flatMap((gender) => listVideoTemplates(gender))
  return [
    ...GENDERS.flatMap((gender) => listTemplates(gender)).map((one) => posterTask(pool, one, DRAWN[one.framing])),
    ...videos.map((one) => posterTask(pool, one, drawnFrame)),
    ...videos.map(loopTask),
  ]
}
