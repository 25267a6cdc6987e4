import { JOB_EVENTS_PATH, PAYMENT_PROVIDERS } from '@visage/contract'
import type { ErrorCode } from '@visage/contract'
import type { openErrors } from './errors.ts'
import type { Schema } from './schemas.ts'

type Answered = { status?: number; description: string; content: Schema; headers?: Schema }

type OtherCall = {
  path: string
  method: 'get' | 'post'
  operationId: string
  summary: string
  tag: string
  parameters?: readonly Schema[]
  requestBody?: Schema
  isForBearer?: boolean
  answers: readonly Answered[]
  errors: readonly ErrorCode[]
  /** Whether the limit of calls counts. */
  isLimited?: boolean
}

const inPath = (name: string, description: string, schema: Schema = { type: 'string' }) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema,
})

const file = (type: string): Schema => ({ [type]: { schema: { type: 'string', format: 'binary' } } })

const state = { type: 'string', description: '`ok`, or what is wrong.' }
const health: Schema = {
  type: 'object',
  properties: {
    status: { type: 'string', enum: ['ok', 'unavailable'] },
    database: state,
    queue: state,
    storage: state,
    engines: { type: 'object', additionalProperties: state },
  },
  required: ['status', 'database', 'queue', 'storage', 'engines'],
}
const healthOf = (status: string, database: string): Schema => ({
  'application/json': {
    schema: health,
    example: { status, database, queue: 'ok', storage: 'ok', engines: { studio: 'ok' } },
  },
})

const webhook = {
  required: true,
  content: { 'application/json': { schema: { type: 'object', additionalProperties: true } } },
}
const received: Answered = {
  description: 'Taken, once and for all.',
  content: {
    'application/json': {
      schema: { type: 'object', properties: { received: { type: 'boolean', const: true } }, required: ['received'] },
      example: { received: true },
    },
  },
}
const ALWAYS = ['invalid_input', 'rate_limited', 'internal', 'unavailable'] as const

const templateId = inPath('id', 'A template, as the list of templates names it.')

const picture = { description: 'The picture.', content: { ...file('image/webp'), ...file('image/avif') } }

const zip = (path: string, operationId: string, summary: string, tag: string): OtherCall => ({
  path,
  method: 'get',
  operationId,
  summary,
  tag,
  parameters: [inPath('token', 'What the address was given out with; good for ten minutes.')],
  answers: [{ description: 'The zip, written as it is sent.', content: file('application/zip') }],
  errors: ['not_found', ...ALWAYS],
})

/** What answers outside of the contract: streams, files, health, and what services send us. */
const OTHER_CALLS = (event: unknown): readonly OtherCall[] => [
  {
    path: JOB_EVENTS_PATH,
    method: 'get',
    operationId: 'watchJobs',
    summary: 'Every change of the jobs of the signed-in person as server-sent events named `job`',
    tag: 'Jobs',
    isForBearer: true,
    parameters: [
      {
        name: 'Last-Event-ID',
        in: 'header',
        required: false,
        description: 'The id of the last event that came: the stream goes on after it.',
        schema: { type: 'string', pattern: '^\\d+$' },
      },
    ],
    answers: [
      {
        description: 'A stream that stays open; the data of each event is a `Job`.',
        content: {
          'text/event-stream': {
            schema: { type: 'string' },
            example: `retry: 2000\n\nevent: job\nid: 42\ndata: ${JSON.stringify(event)}\n\n`,
          },
        },
      },
    ],
    errors: ['unauthenticated', ...ALWAYS],
  },
  {
    path: '/health/live',
    method: 'get',
    operationId: 'readLiveness',
    summary: 'Whether the process lives',
    tag: 'Health',
    answers: [
      {
        description: 'It lives.',
        content: {
          'application/json': {
            schema: { type: 'object', properties: { status: { type: 'string', const: 'ok' } }, required: ['status'] },
            example: { status: 'ok' },
          },
        },
      },
    ],
    errors: ['invalid_input', 'rate_limited'],
  },
  {
    path: '/health/ready',
    method: 'get',
    operationId: 'readReadiness',
    summary: 'Whether every part is there that calls need',
    tag: 'Health',
    answers: [
      { description: 'Every part is there.', content: healthOf('ok', 'ok') },
      { status: 503, description: 'Some part is not.', content: healthOf('unavailable', 'no answer in time') },
    ],
    errors: ['invalid_input', 'rate_limited'],
  },
  {
    path: '/webhooks/{provider}',
    method: 'post',
    operationId: 'takePaymentEvent',
    summary: 'News of a payment provider, signed as the provider does it; sent again until it is taken',
    tag: 'Webhooks',
    parameters: [inPath('provider', 'Who sends it.', { type: 'string', enum: PAYMENT_PROVIDERS })],
    requestBody: webhook,
    answers: [received],
    errors: ['not_found', 'payload_too_large', 'unsupported_media_type', ...ALWAYS],
  },
  {
    path: '/webhooks/engines/{engine}',
    method: 'post',
    operationId: 'takeEngineUpdate',
    summary: 'News of a hosted engine about work that it does for us, signed as the engine does it',
    tag: 'Webhooks',
    parameters: [
      inPath('engine', 'Who sends it.'),
      {
        name: 'order',
        in: 'query',
        required: true,
        description: 'The order, from the address that the engine was given.',
        schema: { type: 'string', format: 'uuid' },
      },
    ],
    requestBody: webhook,
    answers: [received],
    errors: ['not_found', 'payload_too_large', 'unsupported_media_type', ...ALWAYS],
  },
  {
    path: '/templates/{id}/picture',
    method: 'get',
    operationId: 'readTemplatePicture',
    summary: 'The picture of a template in full size',
    tag: 'Templates',
    parameters: [templateId],
    answers: [{ description: 'The picture.', content: file('image/webp') }],
    errors: ['not_found', ...ALWAYS],
  },
  {
    path: '/templates/{id}/poster',
    method: 'get',
    operationId: 'readTemplatePoster',
    summary: 'A small picture of a template',
    tag: 'Templates',
    parameters: [
      templateId,
      {
        name: 'size',
        in: 'query',
        required: false,
        description: 'Pixels of width.',
        schema: { type: 'integer', enum: [160, 320, 640], default: 320 },
      },
    ],
    answers: [picture],
    errors: ['not_found', ...ALWAYS],
  },
  {
    path: '/templates/{id}/video',
    method: 'get',
    operationId: 'readTemplateVideo',
    summary: 'The clip of a template; 503 with `Retry-After` while it is being made',
    tag: 'Templates',
    parameters: [templateId],
    answers: [{ description: 'The clip.', content: file('video/mp4') }],
    errors: ['not_found', 'range_not_satisfiable', ...ALWAYS],
  },
  {
    path: '/media/{key}',
    method: 'get',
    operationId: 'readMedia',
    summary: 'A stored file at an address that an answer gave out; ranges are taken',
    tag: 'Gallery',
    isLimited: false,
    parameters: [
      inPath('key', 'Where the file lies; slashes are part of it.'),
      ...['expires', 'signature'].map((name) => ({
        name,
        in: 'query',
        required: true,
        description: 'As in the address that was given out.',
        schema: { type: 'string' },
      })),
    ],
    answers: [{ description: 'The file.', content: file('*/*') }],
    errors: ['invalid_input', 'not_found', 'range_not_satisfiable', 'internal', 'unavailable'],
  },
  zip('/zips/{token}', 'readZip', 'A zip of gallery items that was prepared', 'Gallery'),
  zip('/kits/{token}', 'readKitZip', 'All that belongs to an influencer in one zip, as it was ordered', 'Influencers'),
  zip('/exports/{token}', 'readExportZip', 'Everything of an account in one zip, as it was ordered', 'Rights'),
]

/** Their paths; `event` is a job, as the live stream shows it. */
export const otherPaths = (
  errors: ReturnType<typeof openErrors>,
  headers: (isLimited: boolean) => Schema,
  event: unknown,
) =>
  OTHER_CALLS(event).map(({ path, method, tag, isForBearer, answers, errors: codes, isLimited = true, ...call }) => ({
    path,
    method,
    operation: {
      ...call,
      tags: [tag],
      security: isForBearer ? [{ bearer: [] }] : [],
      responses: {
        ...errors.use(codes, { isLimited }),
        ...Object.fromEntries(
          answers.map(({ status = 200, ...answer }) => [status, { ...answer, headers: headers(isLimited) }]),
        ),
      },
    },
  }))
