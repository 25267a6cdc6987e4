import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openBucket } from '../../server/src/adapters/blobs/s3/bucket.ts'
import { moveToBucket } from '../../server/src/adapters/blobs/s3/move-to-bucket.ts'
import { readConfig } from '../../server/src/program/env.ts'

const stop = new AbortController()
process.once('SIGINT', () => stop.abort())

try {
  const { storage, dataDir } = readConfig(process.env)
  if (storage.kind !== 's3')
    throw new Error(
      'STORAGE names no bucket: set it to where the files of DATA_DIR/blobs are to go, such as s3://bucket?region=eu-west-1.',
    )
  const dir = join(dataDir, 'blobs')
  if (!existsSync(dir))
    throw new Error(`There is no folder ${dir}: set DATA_DIR to the data folder whose files are to go to the bucket.`)
  let told = 0
  const { files, copied, there } = await moveToBucket({
    dir,
    bucket: openBucket(storage),
    signal: stop.signal,
    onProgress: (progress) => {
      const share = Math.floor((10 * (progress.copied + progress.there)) / Math.max(1, progress.files))
      if (share === told) return
      told = share
      process.stdout.write(`${progress.copied + progress.there} of ${progress.files} files\n`)
    },
  })
  const isWhole = copied + there === files
  process.stdout.write(
    isWhole
      ? `${copied} files copied, ${there} were there already. Nothing was removed from ${dir}.\n`
      : `Stopped after ${copied} files; run it again to go on.\n`,
  )
  process.exitCode = isWhole ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
