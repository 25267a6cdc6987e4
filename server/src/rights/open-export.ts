import type { Context } from '../program/context.ts'
import { prepareDownload } from '../gallery/downloads/prepare-download.ts'
import { openFiles, streamZip } from '../gallery/downloads/stream-zip.ts'
import type { ZipFile, Zip, ZipEntry } from '../gallery/downloads/stream-zip.ts'
import { AppError } from '../lib/app-error.ts'
import { hashDownloadToken } from '../lib/file-urls.ts'
import { exportLifetimeMs } from './data-export.ts'
import { findExportByToken, noteProgress, streamAssets, streamUploads } from './store.ts'
import type { DataExportRow } from './store.ts'
import { exportNameOf, uploadNameOf, writeManifest } from './write-manifest.ts'

const reportEveryMs = 1000

const README = `Everything that Visage keeps of your account.

manifest.json   your account, plan, invoices, usage, faces, assets with their recipes, uploads, jobs,
                influencers, garments, batches, feedback, messages, refusals, shares and takedown cases. "file" names the file in this zip.
faces/ images/ videos/ cloth/ imgTovideo/ audio/
                what you made, with the label that says that it is generated
uploads/        what you brought in

Passwords, codes and tokens are not in it.
`

const filesOf = async function* (ctx: Context, own: { userId: string; until: Date }): AsyncGenerator<ZipFile> {
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
  dataExport: DataExportRow,
  onFile: () => Promise<void>,
): AsyncGenerator<ZipEntry> {
  const { userId, createdAt: until } = dataExport
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
const watched = async function* (ctx: Context, dataExport: DataExportRow): AsyncGenerator<ZipEntry> {
  let sentFiles = 0
  let toldAtMs = 0
  let state: DataExportRow['state'] = 'failed'
  const tell = (state: DataExportRow['state']) =>
    noteProgress(ctx.db, { id: dataExport.id, state, sentFiles, changedAt: ctx.clock.now() })
  try {
    await tell('sending')
    yield* entriesOf(ctx, dataExport, async () => {
      sentFiles += 1
      if (Date.now() - toldAtMs < reportEveryMs) return
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
  const since = new Date(ctx.clock.now().getTime() - exportLifetimeMs)
  const dataExport = await findExportByToken(ctx.db, { tokenHash: hashDownloadToken(token), since })
  if (!dataExport) throw new AppError('not_found')
  const fileName = `visage-export-${dataExport.createdAt.toISOString().slice(0, 10)}.zip`
  return { fileName, stream: streamZip(dataExport.userId, watched(ctx, dataExport)) }
}
