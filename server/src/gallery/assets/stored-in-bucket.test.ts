import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBlobKey } from '../../adapters/blobs/blob-store.ts'
import { openBlobStore } from '../../adapters/blobs/open-blob-store.ts'
import { startBucket } from '../../adapters/blobs/testing/start-bucket.ts'
import { isOver, signUpMaker, startGenerationServer } from '../../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../../testing/generation-server.ts'

let bucket: Awaited<ReturnType<typeof startBucket>>
let server: GenerationServer
let maker: Maker
beforeAll(async () => {
  bucket = await startBucket()
  server = await startGenerationServer({ env: { STORAGE: bucket.storage } })
  maker = await signUpMaker(server)
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await bucket[Symbol.asyncDispose]()
})

const make = async (): Promise<{ id: string; address: string }> => {
  const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  server.script('in a bucket', { artifact: { bytes, width: 400, height: 400 } })
  const { result } = await maker.waitFor((await maker.accept({ prompt: 'in a bucket' })).job_id, isOver)
  const [face] = (await maker.gallery({ tab: 'faces' })).faces
  return { id: result?.asset_id ?? '', address: new URL(face.image_url, server.url).href }
}

test('what is made lies in the bucket alone, is sent in ranges, downloaded, and gone when it is deleted', async () => {
  const { id, address } = await make()
  const whole = Buffer.from(await (await fetch(address)).arrayBuffer())
  expect((await sharp(whole).metadata()).width).toBe(400)
  const part = await fetch(address, { headers: { range: 'bytes=10-19' } })
  expect(part.status).toBe(206)
  expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(10, 20))).toBe(true)

  const authorization = `Bearer ${maker.user.access}`
  const downloaded = await fetch(`${server.url}/api/assets/${id}/download`, { headers: { authorization } })
  expect(downloaded.status).toBe(200)
  expect((await sharp(Buffer.from(await downloaded.arrayBuffer())).metadata()).width).toBe(400)

  const onDisk = await readdir(server.ctx.config.storage.dir, { recursive: true, withFileTypes: true })
  expect(onDisk.filter((entry) => entry.isFile() && !join(entry.parentPath, '/').includes('/copies/'))).toEqual([])
  // Another machine that works with the same bucket.
  const elsewhere = await openBlobStore({
    ...server.ctx.config.storage,
    dir: join(server.ctx.config.dataDir, 'elsewhere'),
  })
  const key = address.split('/media/')[1]?.split('?')[0] ?? ''
  expect(whole.equals(await elsewhere.read(key))).toBe(true)

  const { status } = await server.client.request('DELETE', `/assets/${id}`, { token: maker.user.access })
  expect(status).toBeLessThan(300)
  expect((await fetch(address)).status).toBe(404)
})

test('readers who may are sent to the bucket itself, for ranges too, where that is wanted', async () => {
  await using other = await startGenerationServer({ env: { STORAGE: `${bucket.storage}&reads=redirect` } })
  const key = createBlobKey('webp')
  await other.ctx.blobs.write(key, Buffer.from('the bytes of a picture'))
  const address = `${other.url}${other.ctx.mediaUrls.sign(key)}`
  const sent = await fetch(address, { redirect: 'manual' })
  expect(sent.status).toBe(302)
  const presigned = sent.headers.get('location') ?? ''
  expect(new URL(presigned).origin).toBe(other.ctx.blobs.elsewhere?.origin)
  const { searchParams } = new URL(presigned)
  expect(Number(searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(1800)
  expect(searchParams.get('response-content-type')).toBe('image/webp')
  expect(searchParams.get('response-content-disposition')).toContain('inline')
  const whole = await fetch(presigned)
  expect(whole.headers.get('content-type')).toBe('image/webp')
  expect(await whole.text()).toBe('the bytes of a picture')
  const part = await fetch(address, { headers: { range: 'bytes=4-8' } })
  expect(part.status).toBe(206)
  expect(await part.text()).toBe('bytes')

  expect((await fetch(address.replace('signature=', 'signature=x'), { redirect: 'manual' })).status).toBe(404)
  const gone = `${other.url}${other.ctx.mediaUrls.sign(createBlobKey('webp'))}`
  expect((await fetch(gone, { redirect: 'manual' })).status).toBe(404)
})

test('a job that ends while the bucket is away is stored and charged once it is back', async () => {
  const { address } = await make()
  const { used } = (await maker.usage()).meters.faces
  await bucket.stop()
  const away = await fetch(address)
  expect(away.status).toBe(503)
  expect(away.headers.get('retry-after')).toBe('60')
  expect(((await away.json()) as { message: string }).message).toContain('cannot be reached')
  expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(503)
  const { job_id: id } = await maker.accept({ prompt: 'in a bucket' })
  await maker.waitFor(id, ({ status }) => status === 'running')
  await bucket.restart()
  expect((await maker.waitFor(id, isOver)).status).toBe('succeeded')
  expect((await maker.usage()).meters.faces.used).toBe(used + 1)
})
