import type { Material } from '@visage/contract'
import type { Context } from '../context.ts'
import { addUpload } from '../gallery/add-upload.ts'
import { consentOf } from '../gallery/consent.ts'
import { prepareDownload } from '../gallery/prepare-download.ts'
import { AppError } from '../lib/app-error.ts'
import { readShared } from './read-shared.ts'
import { shareAddress } from './share-address.ts'

type Wanted = { token: string; userId: string }

/**
 * Gives a member a copy of a shared picture to build on: the marked one that its public page shows, so neither its prompt
 * nor who made it goes along.
 */
export const remixShared = async (ctx: Context, { token, userId }: Wanted): Promise<Material> => {
  const { asset, allowsRemix } = await readShared(ctx, token)
  if (!allowsRemix) throw new AppError('conflict', 'Its maker does not allow remixes.')
  if (asset.medium !== 'image') throw new AppError('invalid_input', 'Only pictures can be remixed.')
  const { key } = await prepareDownload(ctx, asset)
  const sourceUrl = shareAddress(ctx.config.publicUrl, token)
  const material = await addUpload(ctx, {
    userId,
    file: await ctx.blobs.read(key),
    consent: consentOf(undefined),
    sourceUrl,
  })
  ctx.log.info({ assetId: asset.id, userId, uploadId: material.id }, 'a shared picture was taken up by a member')
  return material
}
