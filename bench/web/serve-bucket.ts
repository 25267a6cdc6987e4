import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const media = fileURLToPath(new URL('../../web/public/media/home/', import.meta.url))
const size = { width: 640, height: 800 }
const hueStep = 47

/** A bucket of so many template pictures on this machine, with a manifest at `url`: the site's own portraits, each number in a tone of its own. */
export const serveBucket = async (count: number): Promise<AsyncDisposable & { url: string }> => {
  const names = (await readdir(media)).filter((name) => /^[a-z]+\.webp$/.test(name))
  const draw = (number: number) =>
    sharp(`${media}${names[number % names.length]}`)
      .resize({ ...size, fit: 'cover' })
      .modulate({ hue: (number * hueStep) % 360 })
      .jpeg()
      .toBuffer()
  const women = Array.from({ length: count }, (_, place) => `${String(place + 1).padStart(3, '0')}.jpg`)
  const manifest = JSON.stringify({ image: { women } })
  const server = createServer((request, response) => {
    if (request.url === '/index.json') return void response.setHeader('content-type', 'application/json').end(manifest)
    const number = Number(/(\d{3})\.jpg$/.exec(request.url ?? '')?.[1])
    return void draw(number).then(
      (bytes) => response.setHeader('content-type', 'image/jpeg').end(bytes),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The bucket has no port.')
  return {
    url: `http://127.0.0.1:${address.port}/index.json`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
