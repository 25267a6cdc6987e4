import type { GalleryItem } from '@visage/contract'
import type { UrlSigner } from '../lib/url-signer.ts'
import { noticeOf } from './notice-of.ts'
import type { ShownAsset } from './store.ts'
import { SHELVES } from './tabs.ts'

/** An asset as its owner sees it, with signed addresses. */
export const describeAsset = (asset: ShownAsset, mediaUrls: UrlSigner): GalleryItem => ({
  id: asset.id,
  [SHELVES[asset.kind].addressField]: mediaUrls.sign(asset.blobKey),
  thumbnail_url: asset.thumbnailKey ? mediaUrls.sign(asset.thumbnailKey) : null,
  face_prompt: asset.facePrompt,
  prompt: asset.prompt,
  gender: asset.gender,
  width: asset.width,
  height: asset.height,
  duration: asset.durationSeconds,
  peaks: asset.peaks,
  engine: asset.engine,
  model: asset.model,
  licence: asset.licence,
  cost: asset.cost,
  identity_score: asset.identityScore,
  notice: noticeOf(asset),
  face_id: asset.faceId,
  is_favourite: asset.isFavourite,
  created_at: asset.createdAt.toISOString(),
})
