import { createHash } from 'node:crypto'
import { open, writeFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Multipart } from '@fastify/multipart'
import { plainSentence, UNKNOWN_FIELD } from '@visage/contract'
import type { AnyRoute, FilePart } from '@visage/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { BlobStore, ReceivedFile } from '../../adapters/blobs/blob-store.ts'
import { AppError, fieldError } from '../../lib/app-error.ts'
import { plainIp } from '../../lib/ip-addresses.ts'

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Who passes a request on for somebody else adds one of these. */
const FORWARDING = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/** Whether a request was made at this machine and for it, so by nobody who came through a proxy, a tunnel or another name. */
export const isFromThisMachine = ({ socket, headers }: FastifyRequest): boolean => {
  const ip = plainIp(socket.remoteAddress ?? '')
  const host = URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? ''
  const isPassedOn = FORWARDING.some((name) => headers[name] !== undefined)
  return (ip === '::1' || ip.startsWith('127.')) && LOCAL_HOSTS.has(host) && !isPassedOn
}

/** As many as a form of ours has, with names as long: else an answer would be many times as large as what was sent. */
const mostFieldsTold = 50
const mostNameLetters = 200

const fieldsOf = (issues: readonly z.core.$ZodIssue[]): Record<string, string> => {
  const fields = new Map<string, string>()
  const tell = (path: readonly PropertyKey[], sentence: string) => {
    const name = path.map(String).join('.').slice(0, mostNameLetters)
    if (!fields.has(name) && fields.size < mostFieldsTold) fields.set(name, sentence)
  }
  for (const issue of issues)
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) tell([...issue.path, key], UNKNOWN_FIELD)
    else tell(issue.path, issue.message)
  return Object.fromEntries(fields)
}

/** Parses one part of a request; what is wrong is told field by field. */
export const parsePart = <Schema extends z.ZodType>(schema: Schema | undefined, value: unknown): z.output<Schema> => {
  if (!schema) return undefined as z.output<Schema>
  const parsed = schema.safeParse(value, { error: plainSentence })
  if (parsed.success) return parsed.data
  const fields = fieldsOf(parsed.error.issues)
  const sentences = Object.values(fields)
  const message = sentences.length === 1 && sentences[0] !== UNKNOWN_FIELD ? sentences[0] : undefined
  throw new AppError('invalid_input', message, { details: { fields } })
}

type Drafts = Pick<BlobStore, 'openDraft'>
type Intake = { pieces: AsyncIterable<Uint8Array>; maxBytes: number; tooLarge: () => AppError; blobs: Drafts }

/** Writes what comes into a draft. Throws what `tooLarge` gives after too many bytes, and leaves nothing behind then. */
const writeDraft = async ({ pieces, maxBytes, tooLarge, blobs }: Intake): Promise<ReceivedFile> => {
  const draft = await blobs.openDraft()
  const hash = createHash('sha256')
  let bytes = 0
  const counted = async function* () {
    for await (const piece of pieces) {
      bytes += piece.byteLength
      if (bytes > maxBytes) throw tooLarge()
      hash.update(piece)
      yield piece
    }
  }
  try {
    // Open before the first byte, as a file that opens late would be made anew after it was removed.
    await using file = await open(draft.path, 'wx')
    await writeFile(file, counted())
    return { ...draft, bytes, sha256: hash.digest('hex') }
  } catch (error) {
    await draft[Symbol.asyncDispose]()
    throw error
  }
}

type Incoming = {
  body: Readable
  maxBytes: number
  /** The length that the request gives itself. */
  announced?: string | undefined
  blobs: Drafts
}

const megabyte = 1024 * 1024

const tooLarge = (maxBytes: number) =>
  new AppError(
    'payload_too_large',
    `This file is too large. Please send at most ${Math.floor(maxBytes / megabyte)} MB.`,
  )

/** Writes a request's body into a draft as it comes. Throws `payload_too_large`, and leaves nothing behind then. */
export const receiveFile = async ({ body, maxBytes, announced = '0', blobs }: Incoming): Promise<ReceivedFile> => {
  if (Number(announced) > maxBytes) throw tooLarge(maxBytes)
  // The body stays open after too many bytes, so that the answer can still be sent.
  const pieces: AsyncIterable<Uint8Array> = body.iterator({ destroyOnReturn: false })
  return writeDraft({ pieces, maxBytes, tooLarge: () => tooLarge(maxBytes), blobs })
}

/** Lets the routes of a scope read forms as browsers send them; of a field that comes twice the last one counts. */
export const parseForms = (scope: FastifyInstance, maxBytes: number): void => {
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxBytes },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  )
}

type Form = { fields: Record<string, string>; files: Record<string, ReceivedFile> }

const mostFields = 20
const mostFieldBytes = 64 * 1024

const partTooLarge = (name: string, { maxBytes }: FilePart) => {
  const message = `This file is larger than ${maxBytes / megabyte} MB. Please send a smaller one.`
  return new AppError('payload_too_large', message, { details: { fields: { [name]: message } } })
}

/** Refuses a form without a file that its route asks for. */
export const checkFiles = ({ files: parts = {} }: Pick<AnyRoute, 'files'>, files: Form['files']): void => {
  const missing = Object.entries(parts).flatMap(([name, part]) =>
    part.missing !== undefined && !files[name] ? [[name, part.missing] as const] : [],
  )
  const first = missing[0]
  if (!first) return
  const message = missing.length === 1 ? first[1] : undefined
  throw new AppError('invalid_input', message, { details: { fields: Object.fromEntries(missing) } })
}

const limitsOf = (parts: Readonly<Record<string, FilePart>>) => ({
  fields: mostFields,
  fieldSize: mostFieldBytes,
  files: Object.keys(parts).length + 1,
  // One more than allowed, so that a file of just too many bytes is told from one cut off.
  fileSize: Math.max(...Object.values(parts).map(({ maxBytes }) => maxBytes)) + 1,
})

type FormRequest = {
  parts: Readonly<Record<string, FilePart>>
  request: FastifyRequest
  blobs: Drafts
  /** What the files are held by. */
  held: AsyncDisposableStack
}

const readParts = async ({ parts, request, blobs, held }: FormRequest): Promise<Form> => {
  const form: Form = { fields: {}, files: {} }
  const incoming: AsyncIterable<Multipart> = request.parts({ limits: limitsOf(parts) })
  for await (const part of incoming) {
    const name = part.fieldname
    if (Object.hasOwn(form.fields, name) || Object.hasOwn(form.files, name))
      throw fieldError(name, 'Please send this field once.')
    if (part.type === 'field') {
      form.fields[name] = String(part.value)
      continue
    }
    const wanted = Object.hasOwn(parts, name) ? parts[name] : undefined
    if (!wanted) throw fieldError(name, UNKNOWN_FIELD)
    const tooLargePart = () => partTooLarge(name, wanted)
    const file = held.use(
      await writeDraft({ pieces: part.file, maxBytes: wanted.maxBytes, tooLarge: tooLargePart, blobs }),
    )
    if (file.bytes > 0) form.files[name] = file
  }
  return form
}

/** The parser's own errors have no status: they all mean that the form is cut off or is none. */
const asAnswer = (error: unknown): unknown =>
  error instanceof AppError || (error instanceof Error && 'statusCode' in error)
    ? error
    : new AppError('invalid_input', 'The form could not be read: please send it again.', { cause: error })

export const wantsForm = () => new AppError('unsupported_media_type', 'Please send a multipart form.')

/** Reads a multipart form within the limits of its route, its files to disk; one without a byte counts as left out. */
export const readForm = async (
  { files: parts = {} }: Pick<AnyRoute, 'files'>,
  wanted: Omit<FormRequest, 'parts'>,
): Promise<Form> => {
  if (!wanted.request.isMultipart()) throw wantsForm()
  return readParts({ parts, ...wanted }).catch((error: unknown) => {
    throw asAnswer(error)
  })
}
