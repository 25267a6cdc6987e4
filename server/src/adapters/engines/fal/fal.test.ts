import { startStandInFal } from '@visage/sandbox/engines/stand-in-fal'
import { describe, expect, test } from 'vitest'
import { describeHostedEngine } from '../hosted/testing/describe-hosted-engine.ts'
import { describeMappings } from '../hosted/testing/describe-mappings.ts'
import { describeReferences } from '../hosted/testing/describe-references.ts'
import { costOf } from '../hosted/count-cost.ts'
import { readModels, rowsFor } from '../hosted/model-table.ts'
import { SAMPLE_REQUEST } from '../hosted/report-models.ts'
import { fal } from './fal.ts'

describeMappings('fal', new URL('./', import.meta.url))

describeReferences({
  kind: fal,
  start: startStandInFal,
  field: 'image_urls',
  takesDesigns: 'FLUX.2 klein 4B',
  takesLikenesses: { wanted: { quality: 'best', plan: 'basic' }, pictures: 4 },
})

// Proves: fal-counts-16-frames
test('a face in a video is noted as fal bills it: each sixteen frames are a second, whatever the video shows in one', () => {
  const [row] = rowsFor(readModels(new URL('models.json', import.meta.url), null), {
    task: 'video-swap',
    vocals: undefined,
  })
  if (!row) throw new Error('There is no model for videos.')
  const tenSecondsOf = (framesPerSecond: number) =>
    costOf(
      row,
      { ...SAMPLE_REQUEST, task: 'video-swap', song: null, talk: null, frames: 10 * framesPerSecond, framesPerSecond },
      null,
    )
  expect(tenSecondsOf(16)).toBeCloseTo(10 * 0.08, 9)
  expect(tenSecondsOf(32)).toBeCloseTo(20 * 0.08, 9)
})

describe('the engine', () => {
  describeHostedEngine({
    kind: fal,
    start: startStandInFal,
    keyName: 'FAL_KEY',
    broken: 'It broke.',
    listsUnfinished: false,
    songFiles: 1,
    songs: {
      hum: { prompt: expect.stringMatching(/^[Mmh\s]+$/i), reference_audio_url: expect.any(String) },
      none: {
        tags: expect.stringContaining('no vocals'),
        lyrics: '[inst]',
        duration: expect.any(Number),
        seed: expect.any(Number),
      },
    },
    fields: {
      pictures: 'image_urls',
      garment: 'category',
      motion: 'image_url',
      video: 'video_url',
      sound: 'reference_audio_url',
      talk: 'audio_url',
      dub: 'sync_mode',
    },
  })
})
