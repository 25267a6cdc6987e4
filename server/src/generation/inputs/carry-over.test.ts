import { callFor, KIND_NAMES, kindOf, UPLOAD_CONSENT } from '@visage/contract'
import type { JobAccepted, KindInput, KindName, SourceRef } from '@visage/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveSound } from '../../gallery/uploads/add-sound.ts'
import { consentOf } from '../../gallery/uploads/upload-rules.ts'
import { grant, isOver, signUpMaker, startGenerationServer } from '../../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../../testing/generation-server.ts'
import { plainTemplates } from '../../testing/plain-parts.ts'

type Fields = Record<string, unknown>

const pairs = KIND_NAMES.map(kindOf).flatMap((taker) =>
  KIND_NAMES.map(kindOf)
    .filter(({ noun }) => taker.goesOn?.from.includes(noun))
    .map((giver) => [giver.name, taker.name] as const),
)

let server: GenerationServer
let maker: Maker
let rest: Partial<Record<KindName, Fields>>
const made = new Map<KindName, Promise<string>>()

const generate = async (kind: KindName, input: Fields): Promise<string> => {
  const { route, request } = callFor(kind, kindOf(kind).input.parse(input), { userId: maker.user.id })
  const form = new FormData()
  for (const [name, value] of Object.entries(request.body ?? {})) form.append(name, String(value))
  const headers = { authorization: `Bearer ${maker.user.access}`, prefer: 'respond-async' }
  const response = await fetch(`${server.url}/api${route.path}`, {
    method: 'POST',
    headers: route.files ? headers : { ...headers, 'content-type': 'application/json' },
    body: route.files ? form : JSON.stringify(request.body),
  })
  const accepted = (await response.json()) as JobAccepted
  expect([response.status, accepted]).toEqual([202, expect.anything()])
  const job = await maker.waitFor(accepted.job_id, isOver)
  expect(job.input).toMatchObject(input)
  return job.result?.asset_id ?? ''
}

/** A result of a kind, itself carried over from another one where that is how it begins. */
const make = (kind: KindName): Promise<string> => {
  const known = made.get(kind)
  if (known) return known
  const { goesOn, name } = kindOf(kind)
  const giver = KIND_NAMES.map(kindOf).find((other) => goesOn?.from.includes(other.noun))
  const origin = giver ? goOn(giver.name, name) : generate(kind, rest[kind] ?? {})
  made.set(kind, origin)
  return origin
}

const goOn = async (giver: KindName, taker: KindName): Promise<string> => {
  const id = await make(giver)
  const shown = kindOf(giver).medium === 'video' && { video_url: `/api/assets/${id}` }
  return generate(taker, { ...kindOf(taker).goesOn?.start({ id, gender: 'female', ...shown }), ...rest[taker] })
}

beforeAll(async () => {
  const templates = plainTemplates(1)
  server = await startGenerationServer({ parts: { templates } })
  maker = await signUpMaker(server)
  await grant(server, maker.user.id, { faces: 5, images: 20, videos: 20 })
  const garment = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const { body } = await maker.postForm('/newclothchanger/', {
    image_template: `/api/assets/${await generate('face', { mode: 'prompt', gender: 'female', prompt: 'calm eyes' })}`,
    cloth_image: new Blob([garment], { type: 'image/png' }),
  })
  const { input } = await maker.waitFor(body.job_id, isOver)
  const [template] = templates.list('video', 'female')
  const song = await saveSound(server.ctx, {
    userId: maker.user.id,
    mimeType: 'audio/wav',
    durationSeconds: 20,
    peaks: [50],
    bytes: 4,
    ...consentOf(UPLOAD_CONSENT.version),
    write: (blobKey) => server.ctx.blobs.write(blobKey, Buffer.from('song')),
  })
  const script = 'Good morning.'
  const { seconds } = (await server.client.post('/scripts/read', { script }, { token: maker.user.access })).body
  rest = {
    face: { mode: 'prompt', gender: 'female', prompt: 'red hair' } satisfies KindInput<'face'>,
    image: { pose: 'Random', prompt: 'by the sea' },
    video: { template: template?.id },
    cloth: { garment: input.garment as SourceRef, category: 'tops' },
    'image-to-video': { prompt: 'smiles' },
    music: { lyrics: 'La la la', vocals: 'words', song: { from: 'upload', id: song.id } },
    talk: { script, seconds, tone: 'calm', pace: 1, shape: '9:16', subtitles: true },
  }
})
afterAll(() => server[Symbol.asyncDispose]())

test('something made goes on into something else', () => {
  expect(pairs).toContainEqual(['cloth', 'image-to-video'])
  expect(pairs).toContainEqual(['cloth', 'cloth'])
  expect(pairs).toContainEqual(['face', 'talk'])
  expect(pairs).toContainEqual(['face', 'music'])
})

test.each(pairs)('a result of %s goes on into %s', async (giver, taker) => {
  expect(await goOn(giver, taker)).not.toBe('')
})
