import { startStandInReplicate } from '@visage/sandbox/engines/stand-in-replicate'
import { describe, expect } from 'vitest'
import { describeHostedEngine } from '../hosted/testing/describe-hosted-engine.ts'
import { describeMappings } from '../hosted/testing/describe-mappings.ts'
import { replicate } from './replicate.ts'

describeMappings('replicate', new URL('./', import.meta.url), ['speech'])

describe('the engine', () => {
  describeHostedEngine({
    kind: replicate,
    start: startStandInReplicate,
    keyName: 'REPLICATE_API_TOKEN',
    broken: 'Prediction interrupted; please retry (code: PA)',
    listsUnfinished: true,
    songFiles: 2,
    songs: { hum: { voice_file: expect.any(String) }, none: { instrumental_file: expect.any(String) } },
    fields: {
      pictures: 'image',
      garment: 'image',
      motion: 'image',
      video: 'video',
      sound: 'song_file',
      talk: 'audio',
      dub: 'audio_file',
    },
  })
})
