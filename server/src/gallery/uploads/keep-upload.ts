import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Db } from '../../db/transaction.ts'
import { takeRoom } from '../storage/storage.ts'
import { insertUpload } from './store.ts'
import type { NewUpload, Upload } from './store.ts'

/** Notes an upload whose files are stored, all or nothing. Throws `storage_full` where it does not fit any more. */
export const keepUpload = (ctx: Context, db: Db, upload: NewUpload): Promise<Upload> =>
  inTransaction(db, async (tx) => {
    await takeRoom(ctx, tx, { userId: upload.userId, bytes: upload.bytes + (upload.otherBytes ?? 0) })
    return insertUpload(tx, upload)
  })
