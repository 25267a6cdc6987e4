import type { SourceRef } from '@visage/contract'
import { storedFile } from '../adapters/blobs/blob-store.ts'
import type { Source } from '../adapters/engines/engine.ts'
import type { Context } from '../program/context.ts'
import { AppError } from '../lib/app-error.ts'
import { findAsset } from './assets/store.ts'
import { findGarmentOf, findUpload } from './uploads/store.ts'
import { lostFile } from './uploads/upload-rules.ts'
import { findOwnAsset } from './assets/gallery-items.ts'

type OwnAddress = {
  userId: string
  address: string
  /** What is told of anything else: what may stand there. */
  wanted: string
}

const LASTING = /^\/api\/(assets|uploads)\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/
const OWNERS = { assets: 'asset', uploads: 'upload' } as const

const readPath = (address: string, publicUrl: string): string | undefined => {
  const own = new URL(publicUrl)
  const url = URL.parse(address, own)
  return url && url.origin === own.origin ? url.pathname : undefined
}

const findByKey = async ({ db }: Context, userId: string, blobKey: string): Promise<SourceRef | undefined> => {
  const asset = await findAsset(db, { userId, blobKey })
  if (asset) return { from: 'asset', id: asset.id }
  const upload = await findUpload(db, { userId, blobKey })
  return upload && { from: 'upload', id: upload.id }
}

const findById = async ({ db }: Context, userId: string, ref: SourceRef): Promise<SourceRef | undefined> => {
  const find = ref.from === 'asset' ? findAsset : findUpload
  return (await find(db, { userId, id: ref.id })) && ref
}

/**
 * What of a person's own an address means: a signed media address, or `/api/assets/{id}` or `/api/uploads/{id}`. Throws
 * `foreign_url` for anything else, other people's included.
 */
export const findSourceRef = async (ctx: Context, { userId, address, wanted }: OwnAddress): Promise<SourceRef> => {
  const path = readPath(address, ctx.config.publicUrl)
  const [, collection, id] = (path && LASTING.exec(path)) || []
  const key = ctx.mediaUrls.findKey(address)
  const ref =
    collection && id
      ? await findById(ctx, userId, { from: OWNERS[collection as keyof typeof OWNERS], id })
      : key && (await findByKey(ctx, userId, key))
  if (!ref) throw new AppError('foreign_url', wanted)
  return ref
}

/** A person's own source. Throws `not_found` when it is gone. */
export const readSource = async (
  { db, blobs }: Context,
  { userId, ref }: { userId: string; ref: SourceRef },
): Promise<Source> => {
  if (ref.from === 'upload') {
    const upload = await findUpload(db, { userId, id: ref.id })
    if (!upload) throw lostFile()
    const { mimeType, width, height, durationSeconds, blobKey } = upload
    const readBytes = () => blobs.read(blobKey)
    const unknown = { kind: null, engine: null, recipe: null, gender: null, facePrompt: null }
    const kept = await findGarmentOf(db, upload.id)
    const garment = kept && { name: kept.name, category: kept.category, reading: kept.reading }
    return {
      ...unknown,
      ...(garment && { garment }),
      mimeType,
      width,
      height,
      durationSeconds,
      readBytes,
      ...storedFile(blobs, blobKey),
    }
  }
  const { blobKey, mimeType, kind, engine, recipe, gender, facePrompt, width, height, durationSeconds } =
    await findOwnAsset(db, { userId, id: ref.id })
  const readBytes = () => blobs.read(blobKey)
  const facts = { mimeType, kind, engine, recipe, gender, facePrompt, width, height, durationSeconds }
  return { ...facts, readBytes, ...storedFile(blobs, blobKey) }
}
