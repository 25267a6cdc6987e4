import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { checkKey, isMadeKey } from '../blob-store.ts'
import type { BlobStore } from '../blob-store.ts'
import { openDraft, removeOldFiles } from '../drafts.ts'
import { openBucket } from './bucket.ts'
import type { S3Settings } from './bucket.ts'
import { openLocalCopies } from './local-copies.ts'

/** Where browsers find the bucket. */
const originOf = ({ bucket, region, endpoint, isInPath }: S3Settings): string => {
  const { protocol, host } = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`)
  return `${protocol}//${isInPath ? '' : `${bucket}.`}${host}`
}

/** Keeps files in a bucket; drafts and the copies that programs read lie on this machine. */
export const openS3Store = (settings: S3Settings): BlobStore => {
  const bucket = openBucket(settings)
  const draftsDir = join(settings.dir, 'drafts')
  const copies = openLocalCopies({
    dir: join(settings.dir, 'copies'),
    maxBytes: settings.copiesBytes,
    fetch: async ({ key, version }, path) =>
      pipeline(await bucket.get(key, version), createWriteStream(path, { flags: 'wx' })),
  })
  const write = async (key: string, bytes: Uint8Array) => bucket.put(checkKey(key), bytes)
  return {
    write,
    read: async (key) => buffer(await bucket.get(checkKey(key))),
    openRead: (key) =>
      Readable.from(
        (async function* () {
          yield* await bucket.get(checkKey(key))
        })(),
      ),
    async openLocal(key) {
      const version = await bucket.findVersion(checkKey(key))
      if (!version) throw new Error(`Nothing is stored at "${key}".`)
      return copies.hold({ key, version })
    },
    has: async (key) => (await bucket.findVersion(checkKey(key))) !== undefined,
    remove: async (key) => bucket.remove(checkKey(key)),
    openDraft: () => openDraft(draftsDir, async (path, key) => bucket.put(checkKey(key), createReadStream(path))),
    removeDrafts: (olderThanMs) => removeOldFiles(draftsDir, olderThanMs),
    async *listOld(olderThanMs) {
      for await (const { key, modified } of bucket.list(''))
        if (isMadeKey(key) && Date.now() - modified.getTime() > olderThanMs) yield key
    },
    async keepFolders(parent, names) {
      for (const name of await bucket.listFolders(`${parent}/`))
        if (!names.includes(name)) await bucket.removeFolder(`${parent}/${name}/`)
    },
    ...(settings.isRedirected && {
      elsewhere: {
        origin: originOf(settings),
        findAddress: (key: string) => bucket.presign(checkKey(key)),
      },
    }),
    async check() {
      const probe = `check-${randomUUID()}.partial`
      await write(probe, Buffer.from('ok'))
      await bucket.remove(probe)
    },
  }
}
