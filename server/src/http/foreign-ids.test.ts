import { contract, routesOf, UPLOAD_CONSENT } from '@visage/contract'
import type { AnyRoute } from '@visage/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grant, isOver, signUpMaker, startGenerationServer } from '../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../testing/generation-server.ts'

type Owned = Record<
  | 'user'
  | 'email'
  | 'face'
  | 'image'
  | 'job'
  | 'batch'
  | 'collection'
  | 'upload'
  | 'case'
  | 'export'
  | 'guess'
  | 'refusal',
  string
>

const counterNotice = {
  reasons: 'It is nobody.',
  name: 'Tara Vell',
  postal_address: '1 Hill Street, Pune',
  email: 'tara@example.com',
  signature: 'Tara Vell',
  accepts_courts: true,
}

/** Where the ids in paths come from, by how the path begins. */
const PATH_IDS: Record<string, keyof Owned> = {
  '/assets/{id}': 'image',
  '/batches/{id}': 'batch',
  '/collections/{id}': 'collection',
  '/garments/{id}': 'upload',
  '/influencers/{id}': 'face',
  '/jobs/{id}': 'job',
  '/uploads/{id}': 'upload',
  '/takedowns/{case_number}': 'case',
  '/account/exports/{id}': 'export',
  '/account/passkeys/{id}': 'guess',
  '/shared/{token}': 'guess',
  '/refusals/{id}': 'refusal',
}

const address = {
  full_name: 'Tara Vell',
  phone_number: '9812345678',
  address: '1 Hill Street',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
  country: 'IN',
}

const asset = (id: string) => `/api/assets/${id}`
const upload = (id: string) => `/api/uploads/${id}`
const words = { prompt: 'in a park', pose: 'Random' }
const inPicture = ({ face, upload: picture }: Owned) => ({ face: asset(face), image: upload(picture) })

/** What else is sent to calls that take more than a `user_id` and name nothing that anybody owns. */
const WORDS: Record<string, object> = {
  '/account/authenticator/confirm': { otp: '123456' },
  '/account/passkeys': {
    name: 'A laptop',
    passkey: { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'x', attestationObject: 'x' } },
  },
  '/account/password': { new_password: 'a better secret' },
  '/account/reauthenticate': { proof: { way: 'password', password: 'correct horse' } },
  '/tour-complete/': { section: 'face' },
  '/update_profile/': { name: 'Somebody Else' },
  '/generate_face_c_men/': { mencelebrity1: 'Arun', mencelebrity2: 'Ben', mencelebrity3: 'Carl' },
  '/generate_face_c/': { celebrity1: 'Asha', celebrity2: 'Bea', celebrity3: 'Cora' },
  '/generate_face_prompt_men/': { prompt: 'red hair' },
  '/generate-face-prompt/': { prompt: 'red hair' },
  '/download/': { instagram_url: 'https://www.instagram.com/p/C1/' },
  '/download_link/': { instagram_url: 'https://www.instagram.com/reel/C1/' },
  '/takedowns/{case_number}/counter-notice': counterNotice,
  '/batches/{id}/retry': { places: [0] },
  '/collections': { name: 'A name' },
  '/collections/{id}': { name: 'Somebody Else' },
  '/garments/{id}': { name: 'Somebody Else' },
  '/influencers/{id}': { name: 'Somebody Else' },
  '/influencers/{id}/looks': { name: 'Gala' },
  '/influencers/{id}/looks/remove': { name: 'Gala' },
  '/refusals/{id}/appeal': { text: 'It is a painting.' },
  '/paypal-subscription/': { plan_id: 'none' },
  '/subscription/': { plan_id: 'none' },
  '/feedbacks/': { rating: 5, description: 'Fine.' },
}

const notThere = { status: 404, body: { code: 'not_found' } }
/** What that form takes is told instead. */
const notOurs = (wanted: string) => ({ status: 400, body: { code: 'foreign_url', error: wanted } })
const noFace = notOurs('Please use one of your saved faces.')
const noImage = notOurs('Please use one of your generated images.')
const wrongField = { status: 400, body: { code: 'invalid_input' } }
const nothingDone = { status: 200, body: { ids: [] } }

type Named = { body: (owned: Owned) => object; answer: object }

/** Calls that name what somebody owns in their body: what is sent, and what whoever does not own it is told. */
const NAMED: Record<string, Named> = {
  '/delete-profile/': { body: ({ email }) => ({ email }), answer: wrongField },
  '/generate-image-temp-link-men/': { body: inPicture, answer: noFace },
  '/generate-image-temp/': { body: inPicture, answer: noFace },
  '/generate-image-temp-template-men/': { body: inPicture, answer: noFace },
  '/generate-image-prompt-men/': { body: ({ face }) => ({ face_url: asset(face), ...words }), answer: noFace },
  '/generate-image-prompt/': { body: ({ face }) => ({ face_url: asset(face), ...words }), answer: noFace },
  '/talking_video/': {
    body: ({ image }) => ({ input_image: asset(image), script: 'Hello.' }),
    answer: notOurs('Please use a picture from your gallery, or upload one.'),
  },
  '/imagetovideos/': { body: ({ image }) => ({ input_image: asset(image), prompt: 'smiles' }), answer: noImage },
  '/face-swap/': {
    body: ({ face, upload: film }) => ({ input_image_url: asset(face), target_video_url: upload(film) }),
    answer: noFace,
  },
  '/newclothchanger/': {
    body: ({ image, upload: garment }) => ({ image_template: asset(image), cloth_image: upload(garment) }),
    answer: noImage,
  },
  '/audio_mucic_creator/': {
    body: ({ upload: song }) => ({ lyrics: 'The night is young', song_file: upload(song) }),
    answer: notOurs('Please use a song of your own, or upload a .wav or .mp3 file.'),
  },
  '/batches': { body: ({ face }) => ({ title: 'A week', face, pictures: [words] }), answer: noFace },
  '/collections/{id}/items': { body: ({ image }) => ({ ids: [image] }), answer: notThere },
  '/collections/{id}/items/remove': { body: ({ image }) => ({ ids: [image] }), answer: notThere },
  '/collections/{id}/items/move': { body: ({ image }) => ({ ids: [image], before: null }), answer: notThere },
  '/garments': {
    body: ({ upload: picture }) => ({ picture: upload(picture), name: 'A shirt', category: 'tops' }),
    answer: notOurs('Please upload a picture of the garment.'),
  },
  '/influencers/{id}/merge': { body: ({ face }) => ({ other_id: face }), answer: notThere },
  '/assets/delete': { body: ({ image, face }) => ({ ids: [image, face] }), answer: nothingDone },
  '/assets/restore': { body: ({ image, face }) => ({ ids: [image, face] }), answer: nothingDone },
  '/assets/favourites': {
    body: ({ image, face }) => ({ ids: [image, face], is_favourite: true }),
    answer: nothingDone,
  },
  '/assets/zip': { body: ({ image, face }) => ({ ids: [image, face] }), answer: { status: 200, body: { count: 0 } } },
  '/gallery/': { body: ({ face }) => ({ face }), answer: { status: 200, body: { faces: [], images: [] } } },
  '/get_address_for_existing_subscriber': { body: ({ email }) => ({ email }), answer: notThere },
  '/fetch_sub_paypal_details/': { body: () => ({ subscription_id: 'sub_of_somebody_else' }), answer: notThere },
  '/create_billing/': { body: ({ email }) => ({ email, ...address }), answer: wrongField },
}

/** What calls ask for beside the id. */
const QUERIES: Record<string, string> = { '/influencers/{id}/handle': '?handle=mira' }

type Shaped = { shape: Record<string, unknown> }
const hasShape = (schema: unknown): schema is Shaped =>
  typeof schema === 'object' && schema !== null && 'shape' in schema
const takesUserId = ({ body }: AnyRoute) => hasShape(body) && 'user_id' in body.shape

const behindTheGuard = Object.values(contract)
  .flatMap((resource): AnyRoute[] => Object.values(routesOf(resource)))
  .filter(({ access }) => access === 'user')
  .map((route) => ({ name: `${route.method} ${route.path}`, route }))
const withPathIds = behindTheGuard.filter(({ route }) => route.params !== undefined)
const naming = behindTheGuard.filter(({ route }) => route.body !== undefined && route.path in NAMED)
const withUserId = behindTheGuard.filter(({ route }) => takesUserId(route))

let server: GenerationServer
let owner: Maker
let stranger: Maker
let owned: Owned

const makeAsset = async (path: string, body: object): Promise<{ job: string; asset: string }> => {
  const options = { token: owner.user.access, headers: { prefer: 'respond-async' } }
  const answer = await server.client.post(path, { user_id: owner.user.id, ...body }, options)
  const { id, result } = await owner.waitFor(answer.body.job_id, isOver)
  return { job: id, asset: result?.asset_id ?? '' }
}

const complainAbout = async (id: string): Promise<string> => {
  const share = await server.client.post(`/assets/${id}/share`, {}, { token: owner.user.access })
  const notice = {
    ...counterNotice,
    address: share.body.url,
    right: 'privacy',
    is_true: true,
    accepts_courts: undefined,
  }
  return (await server.client.post('/takedowns', notice)).body.case_number
}

const bringPicture = async (): Promise<string> => {
  const body = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const headers = { authorization: `Bearer ${owner.user.access}`, 'content-type': 'image/png' }
  const answer = await fetch(`${server.url}/api/uploads/picture?consent=${UPLOAD_CONSENT.version}`, {
    method: 'POST',
    headers,
    body,
  })
  return (await answer.json()).id
}

const startCollection = async (image: string): Promise<string> => {
  const { access: token } = owner.user
  const { id } = (await server.client.post('/collections', { name: 'A secret launch' }, { token })).body
  await server.client.post(`/collections/${id}/items`, { ids: [image] }, { token })
  return id
}

const orderExport = async (): Promise<string> =>
  (await server.client.post('/account/exports', { user_id: owner.user.id }, { token: owner.user.access })).body.id

/** One that made nothing: its picture was cancelled. */
const startBatch = async (face: string): Promise<string> => {
  const { access: token } = owner.user
  server.script('waits', { end: 'never' })
  const plan = { title: 'A week', face, pictures: [{ ...words, prompt: 'waits' }] }
  const { id } = (await server.client.post('/batches', plan, { token })).body
  await server.client.post(`/batches/${id}/cancel`, undefined, { token })
  return id
}

beforeAll(async () => {
  server = await startGenerationServer()
  owner = await signUpMaker(server)
  stranger = await signUpMaker(server)
  const proof = { way: 'password', password: stranger.user.password }
  await server.client.post(
    '/account/reauthenticate',
    { user_id: stranger.user.id, proof },
    { token: stranger.user.access },
  )
  for (const { user } of [owner, stranger]) await grant(server, user.id, { faces: 9, images: 9, videos: 9 })
  const face = await makeAsset('/generate-face-prompt/', { prompt: 'a secret wish' })
  const image = await makeAsset('/generate-image-prompt/', { face_url: asset(face.asset), ...words })
  owned = {
    user: owner.user.id,
    email: owner.user.email,
    face: face.asset,
    image: image.asset,
    job: image.job,
    batch: await startBatch(face.asset),
    collection: await startCollection(image.asset),
    upload: await bringPicture(),
    case: await complainAbout(image.asset),
    export: await orderExport(),
    guess: 'A'.repeat(22),
    refusal: (await owner.ask({ prompt: 'just nude' })).body.details.refusal_id,
  }
})
afterAll(() => server[Symbol.asyncDispose]())

const pathOf = (route: AnyRoute): string => {
  const parameter = route.path.match(/\{\w+\}/)?.[0]
  if (!parameter) return route.path
  const start = route.path.slice(0, route.path.indexOf(parameter) + parameter.length)
  const name = PATH_IDS[start]
  if (!name) throw new Error(`Please say in PATH_IDS whose id ${route.path} takes.`)
  return route.path.replace(parameter, owned[name]) + (QUERIES[route.path] ?? '')
}

const bodyOf = (route: AnyRoute, userId: string): object | undefined => {
  if (!route.body) return undefined
  return { ...(takesUserId(route) && { user_id: userId }), ...WORDS[route.path], ...NAMED[route.path]?.body(owned) }
}

/** Calls with what the owner has, as anybody. */
const send = (route: AnyRoute, { token, userId }: { token?: string; userId: string }) => {
  const body = bodyOf(route, userId)
  const authorization = token === undefined ? undefined : { authorization: `Bearer ${token}` }
  if (!route.files)
    return server.client.request(route.method, pathOf(route), { ...(token && { token }), ...(body && { body }) })
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, value)
  return fetch(`${server.url}/api${route.path}`, { method: 'POST', headers: authorization ?? {}, body: form }).then(
    async (answer) => ({ status: answer.status, body: await answer.json() }),
  )
}

const asStranger = () => ({ token: stranger.user.access, userId: stranger.user.id })

// Proves: foreign-name-token
test.each(behindTheGuard)('$name answers nobody without a token', async ({ route }) => {
  const { status, body } = await send(route, { userId: owned.user })
  expect([status, body.code]).toEqual([401, 'unauthenticated'])
})

test.each(withUserId)("$name answers another's user_id like one that never was", async ({ route }) => {
  const token = stranger.user.access
  const nobody = await send(route, { token, userId: '3f0d1a52-6a0e-4b2f-9b1e-0d8a4f3b7c11' })
  const another = await send(route, { token, userId: owned.user })
  expect([another.status, another.body.code]).toEqual([404, 'not_found'])
  expect([nobody.status, nobody.body.code, nobody.body.message]).toEqual([404, 'not_found', another.body.message])
})

// Proves: foreign-name-finds-nothing
test.each(withPathIds)("$name finds nothing of another's", async ({ route }) => {
  const { status, body } = await send(route, asStranger())
  expect([status, body.code]).toEqual([404, 'not_found'])
})

// Proves: foreign-name-works-nothing
test.each(naming)("$name works with nothing of another's", async ({ route }) => {
  expect(await send(route, asStranger())).toMatchObject(NAMED[route.path]?.answer ?? {})
})

test("no list names anything of another's", async () => {
  const lists = behindTheGuard.filter(({ route }) => route.method === 'GET' && !route.params)
  const query: Record<string, string> = { '/templates': '?kind=image&gender=women' }
  for (const { route } of lists) {
    const { body } = await server.client.request('GET', route.path + (query[route.path] ?? ''), {
      token: stranger.user.access,
    })
    const text = JSON.stringify(body)
    for (const value of Object.values(owned)) expect(text).not.toContain(value)
  }
})

test('and after all that everything is as it was', async () => {
  const { faces, images } = await owner.gallery()
  expect([faces, images]).toMatchObject([
    [{ id: owned.face, is_favourite: false }],
    [{ id: owned.image, is_favourite: false }],
  ])
  expect((await owner.get(`/assets/${owned.image}/share`)).body.url).toContain('/s/')
  expect((await owner.get(`/uploads/${owned.upload}`)).status).toBe(200)
  expect((await owner.get('/takedowns')).body.cases).toMatchObject([{ case_number: owned.case, state: 'open' }])
})
