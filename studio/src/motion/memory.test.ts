import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { createNodeCanvas } from '../image/node-canvas.ts'
import { averageIdentity, plainScene } from '../render/testing/test-person.ts'
import { animateScene } from './animate-scene.ts'
import { calmMotion } from './motion-for.ts'
import type { Motion } from './motion.ts'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** What buffers hold is given back a moment after they are collected. */
const collectGarbage = async () => {
  for (let round = 0; round < 3; round++) {
    collect()
    await sleep(20)
  }
}

const SIZE = { width: 120, height: 214, framesPerSecond: 10, createCanvas: createNodeCanvas }
const FRAME_BYTES = SIZE.width * SIZE.height * 4

it('keeps no frames: a long clip takes no more memory than a short one', async () => {
  const busy: Motion = {
    ...calmMotion(9),
    durationSeconds: 12,
    acts: [
      { channel: 'talk', amount: 1, from: 0, to: 1, rise: 0.1, fall: 0.1 },
      { channel: 'look', amount: 1, from: 0, to: 1, rise: 0.3, fall: 0.3, cycles: 5 },
    ],
  }
  const held: number[] = []
  let index = 0
  for await (const frame of animateScene(
    { identity: averageIdentity('male'), scene: plainScene(), motion: busy },
    { ...SIZE, threads: 1 },
  )) {
    expect(frame).toHaveLength(FRAME_BYTES)
    if (index++ % 24 !== 23) continue
    await collectGarbage()
    held.push(process.memoryUsage().arrayBuffers)
  }
  expect(index).toBe(120)
  // By the middle, what is kept of a face has reached its bound.
  expect(held[4] - held[2]).toBeLessThan(10 * FRAME_BYTES)
})
