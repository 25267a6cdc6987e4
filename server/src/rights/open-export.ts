import type { Context } from '../context.ts'
import { prepareDownload } from '../gallery/downloads/prepare-download.ts'
import { openFiles, streamZip } from '../gallery/downloads/stream-zip.ts'
import type { WantedFile, Zip, ZipEntry } from '../gallery/downloads/stream-zip.ts'
import { AppError } from '../lib/app-error.ts'
import { hashDownloadToken } from '../lib/file-urls.ts'
import { exportOrderLifeMs } from './data-export.ts'
import { findExportByToken, noteProgress, streamAssets, streamUploads } from './store.ts'
import type { ExportOrder } from './store.ts'
import { exportNameOf, uploadNameOf, writeManifest } from './write-manifest.ts'

const tellEveryMs = 1000

const README = `Everything that Visage keeps of your account.

manifest.json   your account, plan, invoices, usage, faces, assets with their recipes, uploads, jobs,
                feedback, messages, refusals, shares and takedown cases. "file" names the file in this zip.
faces/ images/ videos/ cloth/ imgTovideo/ audio/
                what you made, with the label that says that it is generated
uploads/        what you brought in

Passwords, codes and tokens are not in it.
`

const filesOf = async function* (ctx: Context, own: { userId: string; until: Date }): AsyncGenerator<WantedFile> {
  for await (const asset of streamAssets(ctx.db, own))
    yield {
      id: asset.id,
      async find() {
        const { key } = await prepareDownload(ctx, asset)
        return { name: exportNameOf(asset), lastModified: asset.createdAt, key }
      },
    }
  for await (const upload of streamUploads(ctx.db, own))
    yield {
      id: upload.id,
      find: async () => ({ name: uploadNameOf(upload), lastModified: upload.createdAt, key: upload.blobKey }),
    }
}

const entriesOf = async function* (
  ctx: Context,
  order: ExportOrder,
  onFile: () => Promise<void>,
): AsyncGenerator<ZipEntry> {
  const { userId, createdAt: until } = order
  const missing = new Map<string, string>()
  yield { name: 'README.txt', lastModified: until, input: README }
  const files = openFiles(ctx, filesOf(ctx, { userId, until }), ({ id, reason }) => void missing.set(id, reason))
  for await (const file of files) {
    yield file
    await onFile()
  }
  yield { name: 'manifest.json', lastModified: until, input: writeManifest(ctx, { userId, until, missing }) }
}

/** Notes on the order how far it is, at most once a second, and how it ended. */
const watched = async function* (ctx: Context, order: ExportOrder): AsyncGenerator<ZipEntry> {
  let sentFiles = 0
  let toldAtMs = 0
  let state: ExportOrder['state'] = 'failed'
  const tell = (state: ExportOrder['state']) =>
    noteProgress(ctx.db, { id: order.id, state, sentFiles, changedAt: ctx.clock.now() })
  try {
    await tell('sending')
    yield* entriesOf(ctx, order, async () => {
      sentFiles += 1
      if (Date.now() - toldAtMs < tellEveryMs) return
      toldAtMs = Date.now()
      await tell('sending')
    })
    state = 'done'
  } finally {
    await tell(state)
  }
}

/**
 * The zip with everything of an account behind an address, written as it is read: the next file is opened when the one
 * before has been sent. Throws `not_found` for an address of earlier.
 */
export const openExport = async (ctx: Context, token: string): Promise<Zip> => {
  const since = new Date(ctx.clock.now().getTime() - exportOrderLifeMs)
  const order = await findExportByToken(ctx.db, { tokenHash: hashDownloadToken(token), since })
  if (!order) throw new AppError('not_found')
  const fileName = `visage-export-${order.createdAt.toISOString().slice(0, 10)}.zip`
  return { fileName, stream: streamZip(order.userId, watched(ctx, order)) }
}
