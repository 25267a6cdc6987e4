import { BLEND_NOTICE, kindOf, KINDS } from '@visage/contract'
import type { contract, GalleryItem, OutputOf } from '@visage/contract'
import { findDesign } from '../../adapters/engines/design.ts'
import { placeOf } from '../../adapters/engines/table.ts'
import { SPEAKERS } from '../../adapters/engines/tasks/speech.ts'
import type { Context } from '../../program/context.ts'
import { AppError } from '../../lib/app-error.ts'
import type { UrlSigner } from '../../lib/file-urls.ts'
import { findAsset, SHOWN } from './store.ts'
import type { ShownAsset } from './store.ts'
import type { Db } from '../../db/transaction.ts'

export { SHOWN }
export type { ShownAsset }

/** What has to be told with an asset beside that it was generated. */
export const noticeOf = ({ isBlend }: { isBlend: boolean }): string | null => (isBlend ? BLEND_NOTICE : null)

/** Who sings in a song of the studio's: an influencer with her name, a voice that is kept for a face without one; else null. */
const singerOf = ({ kind, recipe, influencerName }: ShownAsset): string | null => {
  // Only what the studio sings for somebody has the timbre of their voice.
  if (kindOf(kind).medium !== 'audio' || recipe.timbre === undefined) return null
  return influencerName ?? SPEAKERS.find(({ voice }) => voice === recipe.singer)?.label ?? null
}

/** An asset as its owner sees it, with signed addresses. */
export const describeAsset = (asset: ShownAsset, mediaUrls: UrlSigner): GalleryItem => ({
  id: asset.id,
  kind: asset.kind,
  [KINDS[asset.kind].shelf.addressField]: mediaUrls.sign(asset.blobKey),
  thumbnail_url: asset.thumbnailKey ? mediaUrls.sign(asset.thumbnailKey) : null,
  face_prompt: asset.facePrompt,
  prompt: asset.prompt,
  gender: asset.gender,
  width: asset.width,
  height: asset.height,
  duration: asset.durationSeconds,
  peaks: asset.peaks,
  engine: asset.engine,
  engine_place: placeOf(asset.engine),
  model: asset.model,
  licence: asset.licence,
  quality: asset.quality,
  cost: asset.cost,
  identity_score: asset.identityScore,
  notice: noticeOf(asset),
  face_id: asset.faceId,
  sung_by: singerOf(asset),
  is_favourite: asset.isFavourite,
  created_at: asset.createdAt.toISOString(),
})

/** One of this person's assets with all that is kept of it. Throws `not_found` when there is none. */
export const findOwnAsset = async (db: Db, wanted: { id: string; userId: string }): Promise<ShownAsset> => {
  const asset = await findAsset(db, wanted)
  if (!asset) throw new AppError('not_found', 'This has been deleted from your gallery.')
  return asset
}

/** One generated thing of this person. Throws `not_found` when there is none. */
export const readAsset = async (
  { db, mediaUrls }: Context,
  wanted: { id: string; userId: string },
): Promise<GalleryItem> => {
  const asset = await findOwnAsset(db, wanted)
  return describeAsset(asset, mediaUrls)
}

const noDesign =
  'This face was not drawn by the studio, so it cannot be shaped from here. Please choose another one, or describe it.'

/** The person of a saved face as the studio drew it. Throws `not_found` for anything else. */
export const readDesign = async (
  { db }: Context,
  wanted: { id: string; userId: string },
): Promise<OutputOf<typeof contract.gallery.readDesign>> => {
  const asset = await findOwnAsset(db, wanted)
  const { identity, scene } = asset.recipe
  const found = findDesign({ identity, ...(scene !== undefined && { scene }) })
  if (!kindOf(asset.kind).isFace || 'fault' in found) throw new AppError('not_found', noDesign)
  const { gender } = found.identity
  return { gender, prompt: asset.isBlend ? null : asset.prompt, design: found }
}
