import { kindOf } from '@visage/contract'
import type { KindName } from '@visage/contract'
import { fileEnding } from '../lib/file-ending.ts'
import type { Context } from '../program/context.ts'
import { noticeOf } from '../gallery/assets/gallery-items.ts'
import { downloadTypeOf } from '../gallery/downloads/prepare-download.ts'
import { describeRefusal } from '../moderation/refusals.ts'
import { describePerson } from './describe-person.ts'
import { streamAssets, streamJobs, streamLedger, streamRefusals, streamUploads } from './store.ts'

type Made = Parameters<typeof downloadTypeOf>[0] & { id: string; kind: KindName }

/** Where a generated thing lies in an export. */
export const exportNameOf = ({ id, kind, ...file }: Made): string =>
  `${kindOf(kind).shelf.tab}/${id}.${fileEnding(downloadTypeOf(file))}`

/** Where a file that was brought in lies in an export. */
export const uploadNameOf = ({ id, mimeType }: { id: string; mimeType: string }): string =>
  `uploads/${id}.${fileEnding(mimeType)}`

type Row<Stream extends (...given: never[]) => AsyncGenerator<unknown>> =
  ReturnType<Stream> extends AsyncGenerator<infer One> ? One : never

/** Reasons why files are not in the zip, by the id of what they belong to. */
type MissingFiles = ReadonlyMap<string, string>

const fileOf = (missing: MissingFiles, id: string, name: string) => {
  const reason = missing.get(id)
  return reason === undefined ? { file: name } : { file: null, file_is_missing_because: reason }
}

const describeAsset = (missing: MissingFiles, asset: Row<typeof streamAssets>) => ({
  id: asset.id,
  ...fileOf(missing, asset.id, exportNameOf(asset)),
  kind: asset.kind,
  medium: asset.medium,
  gender: asset.gender,
  prompt: asset.prompt,
  face_prompt: asset.facePrompt,
  face_id: asset.faceId,
  other_face_id: asset.otherFaceId,
  job_id: asset.jobId,
  recipe: asset.recipe,
  engine: asset.engine,
  model: asset.model,
  licence: asset.licence,
  mime_type: asset.mimeType,
  width: asset.width,
  height: asset.height,
  duration: asset.durationSeconds,
  identity_score: asset.identityScore,
  other_identity_score: asset.otherIdentityScore,
  consents: asset.consents,
  notice: noticeOf(asset),
  is_favourite: asset.isFavourite,
  created_at: asset.createdAt,
})

const describeUpload = (missing: MissingFiles, upload: Row<typeof streamUploads>) => ({
  id: upload.id,
  ...fileOf(missing, upload.id, uploadNameOf(upload)),
  medium: upload.medium,
  mime_type: upload.mimeType,
  bytes: upload.bytes,
  width: upload.width,
  height: upload.height,
  duration: upload.durationSeconds,
  faces: upload.faces,
  source_url: upload.sourceUrl,
  consent: upload.consentVersion === null ? null : { version: upload.consentVersion, way: upload.consentWay },
  created_at: upload.createdAt,
})

const describeJob = (job: Row<typeof streamJobs>) => ({
  id: job.id,
  kind: job.kind,
  status: job.status,
  input: job.input,
  cost: job.cost,
  engine: job.engine,
  model: job.model,
  licence: job.licence,
  hints: job.hints,
  error_code: job.errorCode,
  error_message: job.errorMessage,
  created_at: job.createdAt,
  started_at: job.startedAt,
  finished_at: job.finishedAt,
})

const describeMovement = ({ meter, type, amount, jobId, reason, createdAt }: Row<typeof streamLedger>) => ({
  meter,
  type,
  amount,
  job_id: jobId,
  reason,
  created_at: createdAt,
})

/** A list as JSON, row by row. */
const writeList = async function* <One>(
  rows: AsyncIterable<One>,
  describe: (row: One) => object,
): AsyncGenerator<string> {
  let comma = ''
  yield '['
  for await (const row of rows) {
    yield `${comma}\n    ${JSON.stringify(describe(row))}`
    comma = ','
  }
  yield comma === '' ? ']' : '\n  ]'
}

const writeParts = async function* (
  ctx: Context,
  { userId, until, missing }: { userId: string; until: Date; missing: MissingFiles },
): AsyncGenerator<string> {
  const own = { userId, until }
  yield `{\n  "format": "visage-export",\n  "version": 1,\n  "made_at": ${JSON.stringify(until)}`
  for (const [name, value] of Object.entries(await describePerson(ctx, userId)))
    yield `,\n  "${name}": ${JSON.stringify(value)}`
  yield ',\n  "usage": '
  yield* writeList(streamLedger(ctx.db, userId), describeMovement)
  yield ',\n  "refusals": '
  yield* writeList(streamRefusals(ctx.db, userId), describeRefusal)
  for (const [name, isFaces] of [
    ['faces', true],
    ['assets', false],
  ] as const) {
    yield `,\n  "${name}": `
    yield* writeList(only(streamAssets(ctx.db, own), isFaces), (asset) => describeAsset(missing, asset))
  }
  yield ',\n  "uploads": '
  yield* writeList(streamUploads(ctx.db, own), (upload) => describeUpload(missing, upload))
  yield ',\n  "jobs": '
  yield* writeList(streamJobs(ctx.db, userId), describeJob)
  yield '\n}\n'
}

const only = async function* (
  rows: ReturnType<typeof streamAssets>,
  isFaces: boolean,
): ReturnType<typeof streamAssets> {
  for await (const row of rows) if ((kindOf(row.kind).isFace ?? false) === isFaces) yield row
}

/** The manifest of an export as UTF-8, a row at a time: it is never whole in memory. */
export const writeManifest = async function* (
  ctx: Context,
  wanted: { userId: string; until: Date; missing: MissingFiles },
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const part of writeParts(ctx, wanted)) yield encoder.encode(part)
}
