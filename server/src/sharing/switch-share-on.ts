import { randomBytes } from 'node:crypto'
import type { Share } from '@visage/contract'
import type { Context } from '../context.ts'
import { readAsset } from '../gallery/read-asset.ts'
import { AppError } from '../lib/app-error.ts'
import { describeShare } from './describe-share.ts'
import { findShare, saveShare } from './store.ts'

const tokenBytes = 16

type Wish = { id: string; userId: string; allowsRemix: boolean }

/** Gives an own item a public page at an address that nobody can guess; one that has a page keeps its address. */
export const switchShareOn = async (ctx: Context, { allowsRemix, ...wanted }: Wish): Promise<Share> => {
  await readAsset(ctx, wanted)
  const hiddenByCase = (await findShare(ctx.db, wanted.id))?.hiddenByCase
  if (hiddenByCase)
    throw new AppError('conflict', `This was taken down in the case ${hiddenByCase}. You may send a counter-notice.`)
  const token = randomBytes(tokenBytes).toString('base64url')
  const changedAt = ctx.clock.now()
  const share = await saveShare(ctx.db, { assetId: wanted.id, userId: wanted.userId, token, allowsRemix, changedAt })
  ctx.log.info({ assetId: wanted.id, userId: wanted.userId, allowsRemix }, 'an item was shared')
  return describeShare(ctx, share)
}
