import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { assets, zipDownloads } from '../../db/schema.ts'
import { firstRow } from '../../db/transaction.ts'
import type { Db } from '../../db/transaction.ts'
import type { Asset } from '../assets/store.ts'

type WatermarkedCopy = { asset: Asset; watermarkedKey: string; watermarkedAt: Date }

/** Notes an asset's marked copy; false when the asset is gone or has got another copy since it was read. */
export const saveWatermarked = async (
  db: Db,
  { asset, watermarkedKey, watermarkedAt }: WatermarkedCopy,
): Promise<boolean> => {
  const { id, watermarkedKey: earlier } = asset
  const rows = await db
    .update(assets)
    .set({ watermarkedKey, watermarkedAt })
    .where(
      and(eq(assets.id, id), earlier === null ? isNull(assets.watermarkedKey) : eq(assets.watermarkedKey, earlier)),
    )
    .returning({ id: assets.id })
  return rows.length > 0
}

export type ZipDownload = typeof zipDownloads.$inferSelect

export const addZipDownload = async (db: Db, download: ZipDownload): Promise<void> => {
  await db.insert(zipDownloads).values(download)
}

export const findZipDownload = (
  db: Db,
  { tokenHash, since }: { tokenHash: string; since: Date },
): Promise<ZipDownload | undefined> =>
  firstRow(
    db
      .select()
      .from(zipDownloads)
      .where(and(eq(zipDownloads.tokenHash, tokenHash), gt(zipDownloads.createdAt, since))),
  )

export const removeZipDownloadsBefore = async (db: Db, time: Date): Promise<void> => {
  await db.delete(zipDownloads).where(lt(zipDownloads.createdAt, time))
}
