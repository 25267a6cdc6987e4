import type { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FrameParts } from './compose-frame.ts'
import { drawFrames } from './draw-frames.ts'
import { layGrid } from './layers/node-grid.ts'
import { createTexture } from './layers/texture.ts'
import { calmMotion } from './motion-for.ts'

const [width, height, count] = [90, 120, 12]
const place = createTexture(width + 10, height + 10)
for (const at of place.texels.keys()) place.texels[at] = 0xff000000 | (at * 2_654_435_761)
const face = createTexture(40, 50)
face.texels.fill(0xff000000)
const grid = layGrid(face, 8)

const parts: FrameParts = {
  width,
  height,
  backdrop: place,
  layers: [{ texture: face, grid }],
  faceLayer: 0,
  motion: { ...calmMotion(6), weather: { kind: 'rain', amount: 1 }, light: { kind: 'clouds', amount: 1 } },
  scene: { backdrop: 'garden', time: 'day', weather: 'clear', mood: 'natural' },
  side: 1,
  isPlain: false,
}

/** A face that moves, and is another grey in every frame: plans share their memory, as those of a person do. */
const places = new Float32Array(2 * grid.columns * grid.rows)
const planFrame = (index: number) => {
  face.texels.fill(0xff000000 | (index * 0x101010))
  for (let node = 0; node < places.length / 2; node++) {
    places[2 * node] = index + grid.texelX[node % grid.columns]
    places[2 * node + 1] = 30 + grid.texelY[Math.floor(node / grid.columns)]
  }
  const backdrop = { fineness: 1, middleX: 50 + index / 3, middleY: 60 }
  return { index, airShare: index / count, backdrop, places: [places], face: face.texels }
}

const draw = (threads: number, of = parts) => drawFrames({ parts: of, count, planFrame, prepared: 0.1 }, { threads })

const collect = async (drawing: AsyncIterable<Uint8ClampedArray>): Promise<Buffer[]> => {
  const frames: Buffer[] = []
  for await (const frame of drawing) frames.push(Buffer.from(frame))
  return frames
}

const stopHalfway = (_stage: string, share: number): void => {
  if (share > 0.5) throw new Error('stopped by the caller')
}

describe('drawFrames', () => {
  const workers: Worker[] = []
  const meet = (worker: Worker) => void workers.push(worker)
  beforeEach(() => {
    workers.length = 0
    process.on('worker', meet)
  })
  afterEach(() => {
    process.off('worker', meet)
  })
  /** An ended thread has no number. */
  const running = () => workers.filter(({ threadId }) => threadId !== -1)

  it('gives the frames that one thread draws, in their order, when two draw them', async () => {
    const alone = await collect(draw(1))
    expect(workers).toHaveLength(0)
    const together = await collect(draw(2))
    expect(workers).toHaveLength(1)
    expect(new Set(alone.map((frame) => frame.toString('base64'))).size).toBe(count)
    expect(together).toEqual(alone)
    expect(running()).toHaveLength(0)
  })

  it.each(['clouds', 'neon', 'candle', 'sunset'] as const)('lights a frame up to its edges by %s', async (kind) => {
    const backdrop = createTexture(width + 10, height + 10)
    backdrop.texels.fill(0xff808080)
    const motion = { ...parts.motion, weather: { kind: 'none', amount: 0 }, light: { kind, amount: 1 } } as const
    const [first = Buffer.alloc(0)] = await collect(draw(1, { ...parts, backdrop, motion }))
    for (const x of [0, width - 1])
      for (const y of [0, height - 1])
        expect(Math.min(...first.subarray((y * width + x) * 4).subarray(0, 3))).toBeGreaterThan(40)
  })

  it('leaves no thread running when nobody wants the rest, or the one who watches stops it', async () => {
    for await (const frame of draw(2)) {
      expect(frame).toHaveLength(width * height * 4)
      expect(running()).toHaveLength(1)
      break
    }
    const stopped = drawFrames({ parts, count, planFrame, prepared: 0 }, { threads: 2, onStage: stopHalfway })
    await expect(collect(stopped)).rejects.toThrow('stopped by the caller')
    expect(workers).toHaveLength(2)
    expect(running()).toHaveLength(0)
  })

  it('fails when a thread dies on the way', async () => {
    // More frames than the thread is handed at once: some are left to be asked for, however soon it has drawn those.
    const drawing = drawFrames({ parts, count: 3 * count, planFrame, prepared: 0 }, { threads: 2 })
    await drawing.next()
    await workers[0]?.terminate()
    await expect(collect(drawing)).rejects.toThrow('has ended')
  })
})
