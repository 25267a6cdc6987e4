import { describe, expect, it } from 'vitest'
import { synthesiseReference } from '../music/testing/synthesise-reference.ts'
import { createStudioPool } from './studio-pool.ts'

const song = synthesiseReference({ style: 'folk', tempo: 110, root: 7, mode: 'major', seconds: 10, seed: 2 })

describe('songs in the pool', () => {
  it('stop at their next step, tell their stages and hand on what is wrong', async () => {
    const pool = createStudioPool({ threads: 1, stopTimeoutMs: 120_000 })
    try {
      const stop = new AbortController()
      const stages = new Set<string>()
      const onProgress = (stage: string): void => {
        stages.add(stage)
        if (stage === 'Writing melody and chords') stop.abort(new Error('changed my mind'))
      }
      const request = { lyrics: 'Hello', song, seed: 1 }
      await expect(pool.composeSong(request, { signal: stop.signal, onProgress })).rejects.toThrow('changed my mind')
      expect([...stages]).toContain('Listening to the references')

      const shares: number[] = []
      const made = await pool.composeSong(
        { ...request, vocals: 'none' },
        { onProgress: (_, share) => shares.push(share) },
      )
      expect(made.left.length).toBe(made.right.length)
      expect(made.facts).toMatchObject({ key: 'G major', vocals: 'none', meter: 4 })
      expect(shares).toEqual(shares.toSorted((a, b) => a - b))
      expect(shares.at(-1)).toBe(1)

      expect(await pool.listen(song)).toMatchObject({ meter: 4, harmony: { root: 7, mode: 'major' } })
      expect((await pool.listenToVoice(song)).medianHertz).toBeGreaterThan(65)

      const silence = { sampleRate: 44_100, channels: [new Float32Array(44_100)] }
      await expect(pool.composeSong({ ...request, song: silence })).rejects.toThrow(/silent/)
      await expect(pool.listen(silence)).rejects.toThrow(RangeError)
    } finally {
      await pool.close({ abort: true })
    }
  })
})
