import type { MultipartFile } from '@fastify/multipart'
import type { AnyRoute, FilePart } from '@visage/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../lib/app-error.ts'
import { fieldError } from '../lib/field-error.ts'
import { unknownField } from './parse-part.ts'

type Form = { fields: Record<string, string>; files: Record<string, Uint8Array> }

const bytesPerMegabyte = 1024 * 1024
const mostFields = 20
const mostFieldBytes = 64 * 1024

const tooLarge = (name: string, { maxBytes }: FilePart) => {
  const message = `This file is larger than ${maxBytes / bytesPerMegabyte} MB. Please send a smaller one.`
  return new AppError('payload_too_large', message, { details: { fields: { [name]: message } } })
}

const readFile = async ({ fieldname, file }: MultipartFile, part: FilePart): Promise<Uint8Array> => {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of file as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength
    if (bytes > part.maxBytes) throw tooLarge(fieldname, part)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, bytes)
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

const readParts = async (parts: Readonly<Record<string, FilePart>>, request: FastifyRequest): Promise<Form> => {
  const form: Form = { fields: {}, files: {} }
  for await (const part of request.parts({ limits: limitsOf(parts) })) {
    const name = part.fieldname
    if (Object.hasOwn(form.fields, name) || Object.hasOwn(form.files, name))
      throw fieldError(name, 'Please send this field once.')
    if (part.type === 'field') {
      form.fields[name] = String(part.value)
      continue
    }
    const wanted = Object.hasOwn(parts, name) ? parts[name] : undefined
    if (!wanted) throw fieldError(name, unknownField)
    const bytes = await readFile(part, wanted)
    if (bytes.byteLength > 0) form.files[name] = bytes
  }
  return form
}

/** The parser's own errors have no status: they all mean that the form is cut off or is none. */
const asAnswer = (error: unknown): unknown =>
  error instanceof AppError || (error instanceof Error && 'statusCode' in error)
    ? error
    : new AppError('invalid_input', 'The form could not be read: please send it again.', { cause: error })

/** Reads a multipart form within the limits of its route; a file without a byte counts as left out. */
export const readForm = async (
  { files: parts = {} }: Pick<AnyRoute, 'files'>,
  request: FastifyRequest,
): Promise<Form> => {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type', 'Please send a multipart form.')
  return readParts(parts, request).catch((error: unknown) => {
    throw asAnswer(error)
  })
}
