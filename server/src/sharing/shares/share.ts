import { randomBytes } from 'node:crypto'
import type { Share } from '@visage/contract'
import type { Context } from '../../program/context.ts'
import { readAsset } from '../../gallery/assets/gallery-items.ts'
import { AppError } from '../../lib/app-error.ts'
import { findShare, keepPrivate, saveShare } from './store.ts'
import type { Share as ShareRow } from './store.ts'

/** Public pages lie below this path. */
export const SHARE_PATH = '/s/'

/** The form for notices. */
export const TAKEDOWN_PATH = '/takedown'

export const shareAddress = (publicUrl: string, token: string): string => `${publicUrl}${SHARE_PATH}${token}`

/** A share as its owner sees it; what was never shared may be remixed, as the terms have it. */
const describeShare = ({ config }: Pick<Context, 'config'>, share: ShareRow | undefined): Share => ({
  url: share?.token ? shareAddress(config.publicUrl, share.token) : null,
  allows_remix: share?.allowsRemix ?? true,
  is_private: share?.isPrivate ?? false,
})

/** Keeps an own item private: its public page is gone at once, and pages of collections leave it out. */
export const switchShareOff = async (ctx: Context, wanted: { id: string; userId: string }): Promise<void> => {
  await readAsset(ctx, wanted)
  await keepPrivate(ctx.db, { assetId: wanted.id, userId: wanted.userId, changedAt: ctx.clock.now() })
  ctx.log.info({ assetId: wanted.id, userId: wanted.userId }, 'an item is no longer shared')
}

/** Of what addresses of public pages end with. */
export const tokenBytes = 16

type ShareRequest = { id: string; userId: string; allowsRemix: boolean }

/** Gives an own item a public page at an address that nobody can guess; one that has a page keeps its address. */
export const switchShareOn = async (ctx: Context, { allowsRemix, ...wanted }: ShareRequest): Promise<Share> => {
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

/** Whether an own item has a public page. Throws `not_found` for one that is not this person's. */
export const readShare = async (ctx: Context, wanted: { id: string; userId: string }): Promise<Share> => {
  await readAsset(ctx, wanted)
  return describeShare(ctx, await findShare(ctx.db, wanted.id))
}
