import { readRecordedSchemas } from '@visage/sandbox/engines/recorded-schemas'
import { startStandInReplicate } from '@visage/sandbox/engines/stand-in-replicate'
import { describe, expect, test } from 'vitest'
import { describeHostedEngine } from '../hosted/testing/describe-hosted-engine.ts'
import { describeMappings } from '../hosted/testing/describe-mappings.ts'
import { describeReferences } from '../hosted/testing/describe-references.ts'
import { readModels, rowsFor } from '../hosted/model-table.ts'
import { replicate } from './replicate.ts'

describeMappings('replicate', new URL('./', import.meta.url), ['speech'])

describeReferences({
  kind: replicate,
  start: startStandInReplicate,
  field: 'image',
  takesDesigns: 'Qwen-Image-Edit Plus',
  takesLikenesses: { wanted: { quality: null, plan: null }, pictures: 2 },
})

// Proves: replicate-z-image-as-its-page-says
test('a face is asked for in eight steps without guidance, and of a safety checker nothing is said, as there is none', () => {
  const [row] = rowsFor(readModels(new URL('models.json', import.meta.url), null), { task: 'face', vocals: undefined })
  expect(row?.id).toBe('prunaai/z-image-turbo')
  expect(row?.input).toMatchObject({ num_inference_steps: 8, guidance_scale: 0 })
  const { schemas } = readRecordedSchemas(new URL('schemas.json', import.meta.url))
  for (const fields of [row?.input, schemas['prunaai/z-image-turbo']])
    expect(JSON.stringify(fields)).not.toMatch(/safety/i)
})

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
