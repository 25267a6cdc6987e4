import type { Context } from '../context.ts'
import { findAsset } from './store.ts'

/** Whether an asset of a person shows a face that was made from three names. */
export const showsBlend = async ({ db }: Context, asset: { userId: string; id: string }): Promise<boolean> =>
  (await findAsset(db, asset))?.isBlend ?? false
