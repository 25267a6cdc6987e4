import { startStandInFal } from '@visage/sandbox/engines/stand-in-fal'
import { describe, expect } from 'vitest'
import { describeHostedEngine } from '../hosted/testing/describe-hosted-engine.ts'
import { describeMappings } from '../hosted/testing/describe-mappings.ts'
import { fal } from './fal.ts'

describeMappings('fal', new URL('./', import.meta.url))

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
