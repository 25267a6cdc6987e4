import { expect, it } from 'vitest'
import { callFor, generations } from './calls.ts'
import type { Sources } from './kinds/kind.ts'
import { KIND_NAMES, kindOf } from './kinds/kinds.ts'
import type { CallName, KindInput, KindName } from './kinds/kinds.ts'
import type { SourceRef } from './source-ref.ts'

const userId = '11111111-1111-4111-8111-111111111111'
const id = '22222222-2222-4222-8222-222222222222'
const upload = { from: 'upload', id } as const
const asset = { from: 'asset', id } as const
const women = { gender: 'female', face: id } as const
const men = { gender: 'male', face: id } as const
const script = 'Good morning, Lisbon! It is 7:30.'
const said = { tone: 'lively', pace: 1.1, shape: '1:1', subtitles: true } as const
const recordedSeconds = 12.5
const spokenSeconds = 3.25

const INPUTS: [KindName, KindInput<KindName>][] = [
  ['face', { mode: 'names', gender: 'female', names: ['Ada', 'Mina', 'Zuri'] }],
  ['face', { mode: 'names', gender: 'male', names: ['Ada', 'Mina', 'Zuri'] }],
  ['face', { mode: 'prompt', gender: 'female', prompt: 'red hair' }],
  ['face', { mode: 'prompt', gender: 'male', prompt: 'red hair' }],
  ['face', { mode: 'relative', gender: 'female', of: id }],
  ['image', { mode: 'prompt', ...women, pose: 'Upperbody1', prompt: 'by the sea' }],
  ['image', { mode: 'prompt', ...men, pose: 'Random', prompt: 'by the sea', style: 'comic' }],
  [
    'image',
    { mode: 'prompt', ...women, pose: 'Random', prompt: 'by the sea', top: upload, bottom: upload, look: 'Gala' },
  ],
  ['image', { mode: 'prompt', ...women, pose: 'Random', prompt: 'at sea', other: id, arrangement: 'talking' }],
  [
    'image',
    {
      mode: 'prompt',
      ...men,
      pose: 'Random',
      prompt: 'x',
      other: id,
      otherWears: 'a suit',
      arrangement: 'side-by-side',
    },
  ],
  ['image', { mode: 'picture', ...women, picture: upload, spot: { x: 0.5, y: 0.25 } }],
  ['image', { mode: 'picture', ...men, picture: asset }],
  ['image', { mode: 'template', ...women, template: 'women-01' }],
  ['face', { mode: 'prompt', gender: 'female', prompt: 'green eyes', design: { identity: { age: 30 } } }],
  ['face', { mode: 'names', gender: 'male', names: ['Ada', 'Ben', 'Cy'], design: { identity: {}, scene: {} } }],
  ['image', { mode: 'template', ...men, template: 'men-01' }],
  ['image', { mode: 'variation', gender: 'female', of: id }],
  ['video', { mode: 'video', ...women, video: upload, spot: { x: 0.5, y: 0.25, at: 2 } }],
  ['video', { mode: 'template', ...women, template: 'women-video-001' }],
  ['cloth', { image: id, garment: upload, category: 'bottoms' }],
  ['image-to-video', { image: id, prompt: 'smiles' }],
  ['music', { lyrics: 'La la', vocals: 'hum', song: upload, voice: asset }],
  ['music', { lyrics: 'La la', vocals: 'words', song: upload, voice: asset }],
  ['music', { lyrics: 'La la', vocals: 'words', face: id, song: upload }],
  ['talk', { image: id, script, seconds: spokenSeconds, ...said, voice: 'anna' }],
  ['talk', { image: id, sound: upload, seconds: recordedSeconds, ...said, subtitles: false }],
  ['talk', { image: id, script, sound: asset, seconds: recordedSeconds, ...said }],
  ['talk', { picture: upload, script, seconds: spokenSeconds, ...said }],
  ['talk', { mode: 'dub', image: id, script, seconds: spokenSeconds, ...said }],
]

const refAt = (address: unknown): SourceRef => {
  const [, from, found = ''] = /^\/api\/(asset|upload)s\/(.+)$/.exec(String(address)) ?? []
  if (from !== 'asset' && from !== 'upload') throw new Error(`${String(address)} is not an address of ours.`)
  return { from, id: found }
}

/** Takes every address at its word. */
const readSources = (body: Record<string, unknown> = {}): Sources => ({
  face: async (address, gender) => ({ face: refAt(address).id, gender }),
  image: async (address) => ({ image: refAt(address).id }),
  talker: async ({ image, video }) => {
    const ref = refAt(video ?? image)
    return {
      ...(ref.from === 'asset' ? { image: ref.id } : { picture: ref }),
      ...(video !== undefined && { mode: 'dub' }),
    }
  },
  original: async (of) => ({ of, gender: 'female' }),
  relative: async (of) => ({ of, gender: 'female' }),
  target: async (sort, address) => {
    const [, template] = /^\/api\/templates\/(.+)\//.exec(address) ?? []
    return template ? { mode: 'template', template } : ({ mode: sort, [sort]: refAt(address) } as never)
  },
  otherFace: async (address) => ({ other: refAt(address).id }),
  facePrompt: async () => null,
  design: (design) => (design ? { design } : {}),
  picture: async (field) => refAt(body[field]),
  sounds: async (fields) =>
    Object.fromEntries(fields.flatMap((field) => (body[field] ? [[field, refAt(body[field])]] : []))) as never,
  recording: async (field) => (body[field] ? { seconds: recordedSeconds, keep: async () => refAt(body[field]) } : null),
  spokenSeconds: async () => spokenSeconds,
  garments: async ([first, second]) => ({
    ...(first && { top: { from: 'upload', id: first } }),
    ...(second && { bottom: { from: 'upload', id: second } }),
  }),
  speech: async () => ({ lexicon: [] }),
})

const nameOf = (route: object) => Object.entries(generations).find(([, other]) => other === route)?.[0] as CallName

it.each(INPUTS)('the call that asks for a %s with %o is read as that', async (kind, input) => {
  const { route, request } = callFor(kind, input, { userId })
  const params = route.params?.parse(request.params)
  const body = route.body?.parse(request.body) as Record<string, unknown> | undefined
  const read = await kindOf(kind).calls[nameOf(route)].read({ params, body }, readSources(body))
  expect(kindOf(kind).input.parse(read)).toEqual(input)
})

it.each(INPUTS)('the call that asks for a %s with %o takes a quality, and no other word for one', (kind, input) => {
  const { route, request } = callFor(kind, input, { userId, quality: 'best' })
  const part = route.body ? ([route.body, request.body] as const) : ([route.query, request.query] as const)
  expect(part[0]?.parse(part[1])).toMatchObject({ quality: 'best' })
  const wrong = part[0]?.safeParse({ ...part[1], quality: 'finest' }).error
  expect(wrong?.issues.map(({ message }) => message)).toEqual(['Please choose fast or best.'])
})

it('every call asks for something', () => {
  const asked = INPUTS.map(([kind, input]) => nameOf(callFor(kind, input, { userId }).route))
  expect(new Set(asked)).toEqual(new Set(Object.keys(generations)))
})

it('no two kinds share a screen or a call', () => {
  const paths = KIND_NAMES.map((name) => kindOf(name).page.path)
  expect(new Set(paths).size).toBe(paths.length)
  const calls = KIND_NAMES.flatMap((name) => Object.keys(kindOf(name).calls))
  expect(new Set(calls).size).toBe(calls.length)
})
