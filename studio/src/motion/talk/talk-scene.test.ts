import { beforeAll, describe, expect, it } from 'vitest'
import { createNodeCanvas } from '../../image/node-canvas.ts'
import { averageIdentity, plainScene } from '../../render/testing/test-person.ts'
import { countTalkFrames, talkScene } from './talk-scene.ts'
import { sayPhones } from '../../speech/testing/say-phones.ts'

const SIZE = { width: 120, height: 214, framesPerSecond: 12.5, createCanvas: createNodeCanvas }
const speech = sayPhones('pau pau aa aa m m aa aa pau pau')
const scene = plainScene({ expression: { smile: 1, blink: 0, gazeX: 0, gazeY: 0, units: { jawDrop: 1 } } })

const collect = async (threads: number): Promise<Uint8ClampedArray[]> => {
  const frames: Uint8ClampedArray[] = []
  const talk = { identity: averageIdentity('female'), scene, speech, tone: 'calm', seed: 3 } as const
  for await (const frame of talkScene(talk, { ...SIZE, threads })) frames.push(frame)
  return frames
}

/** How much darker the mouth is than the chin: an open one shows its cavity. */
const darkPixels = (frame: Uint8ClampedArray): number => {
  let count = 0
  for (let y = Math.round(0.47 * SIZE.height); y < 0.56 * SIZE.height; y++) {
    for (let x = Math.round(0.4 * SIZE.width); x < 0.6 * SIZE.width; x++) {
      const at = (y * SIZE.width + x) * 4
      if (frame[at] + frame[at + 1] + frame[at + 2] < 240) count++
    }
  }
  return count
}

describe('talkScene', () => {
  let frames: Uint8ClampedArray[]
  beforeAll(async () => {
    frames = await collect(2)
  })

  // Proves: talk-picture-in-time
  it('lasts as long as the sound, opens the mouth where a vowel is heard and shuts it for an m and in silence', () => {
    expect(frames).toHaveLength(countTalkFrames(speech.seconds, SIZE.framesPerSecond))
    const dark = frames.map(darkPixels)
    const at = (seconds: number) => dark[Math.round((seconds - 0.045) * SIZE.framesPerSecond)]
    expect(at(0.3)).toBeGreaterThan(at(0.5) + 5)
    expect(at(0.7)).toBeGreaterThan(at(0.5) + 5)
    expect(at(0.7)).toBeGreaterThan(at(0.96) + 5)
  })

  it('gives the same bytes for the same input, drawn by one thread or by two', async () => {
    const again = await collect(1)
    expect(again).toHaveLength(frames.length)
    expect(again.every((frame, index) => Buffer.from(frame).equals(Buffer.from(frames[index])))).toBe(true)
  })
})
