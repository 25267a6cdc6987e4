import type { Schema } from './schemas.ts'

const ids = {
  user: '6f1b8e0c-2d4a-4c57-9d3a-1f6b1e5a7c90',
  job: '0b8f3c4e-6a1d-4c57-9d3a-2f6b1e5a7c90',
  asset: '3c9d5f7a-8b2e-4f60-a1c4-5d7e9f0b2a13',
}

/** What a field holds wherever it occurs. */
const FIELDS: Readonly<Record<string, unknown>> = {
  access: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI2ZjFiOGUwYyJ9.c2lnbmF0dXJl',
  address: '12 MG Road',
  affiliate_code: 'MINA25',
  allows_remix: true,
  appeal: 'The word is the name of a flower.',
  asset_id: ids.asset,
  audio_url: `/api/media/results/${ids.asset}.mp3?expires=1790000000&signature=c2ln`,
  authorize_url: 'https://accounts.google.com/o/oauth2/v2/auth',
  biography: 'Architect from Porto who photographs the sea.',
  block_devtools: false,
  celebrity1: 'Ada Lovelace',
  celebrity2: 'Marie Curie',
  celebrity3: 'Emmy Noether',
  case_number: 'VT-7K3Q-9F2M',
  city: 'Bengaluru',
  client_id: '1234.apps.googleusercontent.com',
  cloth_image: `/api/uploads/${ids.asset}`,
  code: 'MINA25',
  colour: '#c8503c',
  country: 'IN',
  country_code: 'IN',
  cancellations_left: 9,
  currency: 'INR',
  currency_code: 'USD',
  cursor: 'MjAyNi0xMS0yMg',
  days_left: 7,
  description: 'The pictures look like her every time.',
  disclosure: 'Mira is a virtual person made with AI.',
  duration: 4.2,
  email: 'mina@example.com',
  email_address: 'mina@example.com',
  end_date: '2026-11-29',
  engine: 'studio',
  engine_place: null,
  error: null,
  eta_p90_seconds: 9,
  eta_seconds: 5,
  face: `/api/assets/${ids.asset}`,
  face_id: ids.asset,
  face_prompt: 'A woman with red hair and freckles',
  face_url: `/api/assets/${ids.asset}`,
  full_name: 'Mina Rao',
  gen_image_url: `/api/media/results/${ids.asset}.png?expires=1790000000&signature=c2ln`,
  google_password: '',
  google_token: 'ya29.a0AfH6SM',
  handle: 'mira.vale',
  height: 1280,
  hints: [{ words: 'hologram', fate: 'missing', how: null }],
  image: '/api/templates/women-01/picture',
  image_template: `/api/assets/${ids.asset}`,
  image_url: `/api/media/results/${ids.asset}.png?expires=1790000000&signature=c2ln`,
  input_image: `/api/assets/${ids.asset}`,
  input_image_url: `/api/assets/${ids.asset}`,
  instagram_url: 'https://www.instagram.com/p/Cx1abcDEfgh/',
  instrumental_file: `/api/uploads/${ids.asset}`,
  ip_address: '203.0.113.9',
  job_id: ids.job,
  licence: 'Yours by the terms',
  link: 'https://visage.example/?ref=MINA25',
  lyrics: 'Morning comes over the hill',
  mail_preview_path: null,
  mencelebrity1: 'Alan Turing',
  mencelebrity2: 'Isaac Newton',
  mencelebrity3: 'Kurt Gödel',
  media_url: `/api/media/uploads/${ids.asset}.png?expires=1790000000&signature=c2ln`,
  message: 'Done.',
  model: 'Visage studio',
  name: 'Mina Rao',
  never_word: 'cheap',
  new_password: 'correct horse',
  next_cursor: null,
  niche: 'Slow travel',
  note: 'A picture',
  notes: 'For the launch in April; the client wants warm light.',
  notice: null,
  other_id: ids.user,
  otherplanId: 'P-5ML4271244454362WXNWU5NQ',
  other_plan_id: 'P-5ML4271244454362WXNWU5NQ',
  otp: '123456',
  output: `/api/media/results/${ids.asset}.png?expires=1790000000&signature=c2ln`,
  output_image: `/api/media/results/${ids.asset}.png?expires=1790000000&signature=c2ln`,
  output_url: `/api/media/results/${ids.asset}.png?expires=1790000000&signature=c2ln`,
  password: 'correct horse',
  peaks: null,
  phone_number: '9876543210',
  pincode: '560001',
  places: 'Lisbon rooftops at dusk',
  plan: 'basic',
  planId: 'plan_IoM0KcVbIa1zXy',
  plan_id: 'plan_IoM0KcVbIa1zXy',
  portrait_url: `/api/media/results/${ids.asset}.png?expires=1790000000&signature=c2ln`,
  position: 0,
  postal_address: '12 MG Road, Bengaluru 560001, India',
  poster_url: '/api/templates/women-01/poster',
  preview_url: null,
  progress: 40,
  prompt: 'Red hair, freckles, a warm smile',
  pronouns: 'she/her',
  rating: 5,
  reason: 'This name may not be asked for.',
  ref_code: 'MINA25',
  reasons: 'The picture shows me and I did not agree.',
  refresh: 'c2Vzc2lvbg.cmVmcmVzaA',
  refresh_token: 'c2Vzc2lvbg.cmVmcmVzaA',
  request_id: '5d0a4e6f-0c8e-4a4f-9a68-0d9d1c1f7b2e',
  result_image_url: `/api/media/results/${ids.asset}.png?expires=1790000000&signature=c2ln`,
  search: 'Mira',
  short_url: 'https://rzp.io/i/abc123',
  sign_in: 'Q0vJ8mX2rT5wY7zB1cD3eF6gH9iK4lM0nP2qS5tU8vW',
  signature: 'Mina Rao',
  song_file: `/api/uploads/${ids.asset}`,
  stage: null,
  state: 'Karnataka',
  status: 'Done.',
  still: `/api/media/results/${ids.asset}.webp?expires=1790000000&signature=c2ln`,
  subscription_id: 'sub_00000000000001',
  support_email: 'support@visage.example',
  target_video_url: '/api/templates/women-video-001/video',
  tenant: 'Visa card',
  text: 'The word is the name of a flower.',
  thumbnail_url: `/api/media/results/${ids.asset}.webp?expires=1790000000&signature=c2ln`,
  tone: 'Warm and brief',
  url: `/api/media/results/${ids.asset}.png?expires=1790000000&signature=c2ln`,
  user_email: 'mina@example.com',
  user_id: ids.user,
  userinfo_url: 'https://openidconnect.googleapis.com/v1/userinfo',
  value: '24.99',
  script: 'Good morning, Lisbon. Three things that I learned this week.',
  video_url: `/api/media/results/${ids.asset}.mp4?expires=1790000000&signature=c2ln`,
  voice: 'maya',
  voice_file: `/api/uploads/${ids.asset}`,
  wardrobe: 'Linen shirts and a red wool coat',
  width: 1024,
}

/** What a field of one schema holds, `Schema.` what the schema itself is. */
const OWN_FIELDS: Readonly<Record<string, unknown>> = {
  'CreateAccountRequest.google_token': '',
  'FindCountryAnswer.country': 'India',
  'GalleryItem.audio_url': undefined,
  'GalleryItem.gen_image_url': undefined,
  'GalleryItem.video_url': undefined,
  'GenerateImageFromLinkMenRequest.image': `/api/uploads/${ids.asset}`,
  'GenerateImageFromTemplateMenRequest.image': '/api/templates/men-01/picture',
  'ReadScriptRequest.image': ids.asset,
  'ListCountriesAnswer.': { AU: 'Australia', CA: 'Canada', IN: 'India' },
  'OpenResetLinkRequest.secret': 'Q0vJ8mX2rT5wY7zB1cD3eF6gH9iK4lM0nP2qS5tU8vW',
  'OrderExportAnswer.url': '/api/exports/c2lnbmVk',
  'PrepareZipAnswer.url': '/api/zips/c2lnbmVk',
  'ReadSettingsAnswer.support_email': 'support@visage.example',
  'SaveBillingAddressAnswer.status': 'Saved.',
  'SendContactMessageRequest.message': 'Do you have a plan for agencies?',
  'Collection.name': 'Spring campaign',
  'CollectionShare.url': 'https://visage.example/s/Zk3vQ9xT1mB7cR5wY2pLdA',
  'ListGalleryRequest.colour': 'teal',
  'PrepareCollectionZipAnswer.url': '/api/zips/c2lnbmVk',
  'Share.url': 'https://visage.example/s/Zk3vQ9xT1mB7cR5wY2pLdA',
  'SubscribeElsewhereRequest.plan_id': 'P-5ML4271244454362WXNWU5NQ',
  'SendTakedownNoticeRequest.address': 'https://visage.example/s/Zk3vQ9xT1mB7cR5wY2pLdA',
  'Template.id': 'women-01',
  'Template.label': 'Template 01',
  'Template.media_url': '/api/templates/women-01/picture',
  'UploadedSound.peaks': [12, 60, 88, 41],
  'Influencer.name': 'Mira Vale',
  'ListGalleryRequest.face': ids.asset,
  'StartBatchRequest.face': ids.asset,
  'PrepareKitAnswer.url': '/api/kits/c2lnbmVk',
  'SignInWithGoogleRequest.google_password': 'mina@example.com',
}

const isOneOf = (schema: Schema, type: string) => [schema['type']].flat().includes(type)

/** Whether the fields' table may speak: what is listed, typed otherwise or has a format of its own speaks for itself. */
const takesField = (schema: Schema, value: unknown): boolean => {
  if (value === null)
    return isOneOf(schema, 'null') || (schema['anyOf'] as Schema[])?.some((one) => isOneOf(one, 'null'))
  if (schema['enum'] || schema['const'] !== undefined) return false
  if (typeof value === 'string') return isOneOf(schema, 'string') && (!schema['format'] || schema['format'] === 'uuid')
  if (typeof value === 'number')
    return (isOneOf(schema, 'number') || isOneOf(schema, 'integer')) && value <= Number(schema['maximum'] ?? value)
  if (Array.isArray(value)) return isOneOf(schema, 'array')
  return isOneOf(schema, typeof value)
}

const FORMATS: Readonly<Record<string, string>> = {
  uuid: ids.asset,
  'date-time': '2026-11-22T09:30:00.000Z',
  date: '2026-11-22',
}

/** Shows what a schema means: the same field has the same example wherever it occurs. */
export const exampleMaker = (components: Readonly<Record<string, Schema>>) => {
  const exampleOf = (schema: Schema, field = '', owner = ''): unknown => {
    const reference = schema['$ref']
    if (typeof reference === 'string') {
      const name = reference.split('/').at(-1) ?? ''
      return exampleOf(components[name] ?? {}, field, field === '' && owner !== '' ? owner : name)
    }
    const own = `${owner}.${field}`
    if (Object.hasOwn(OWN_FIELDS, own)) return OWN_FIELDS[own]
    if (Object.hasOwn(FIELDS, field) && takesField(schema, FIELDS[field])) return FIELDS[field]
    if (schema['const'] !== undefined) return schema['const']
    if (Array.isArray(schema['enum'])) return schema['enum'][0]
    const choices = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined
    if (choices?.[0]) return exampleOf(choices[0], field, owner)
    if (schema['default'] !== undefined) return schema['default']
    if (isOneOf(schema, 'object')) return exampleOfObject(schema, field, owner)
    if (isOneOf(schema, 'array')) return [exampleOf(schema['items'] as Schema, field.replace(/s$/, ''))]
    if (isOneOf(schema, 'integer') || isOneOf(schema, 'number'))
      return schema['maximum'] === 1 ? 0.5 : Math.max(1, Number(schema['minimum'] ?? 1))
    if (isOneOf(schema, 'boolean')) return true
    return FORMATS[String(schema['format'])] ?? 'Words'
  }

  const exampleOfObject = (schema: Schema, field: string, owner: string) => {
    const { properties = {}, propertyNames, additionalProperties } = schema
    const listed = Object.entries(properties as Record<string, Schema>)
    const known = listed.map(([name, one]) => [name, exampleOf(one, name, owner)])
    const names = ((propertyNames as Schema | undefined)?.['enum'] as string[] | undefined) ?? []
    const free = names.map((name) => [name, exampleOf(additionalProperties as Schema, field.replace(/s$/, ''))])
    return Object.fromEntries([...known, ...free])
  }
  return exampleOf
}
