import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { createBlobKey } from '../../server/src/adapters/blobs/blob-store.ts'
import { makeThumbnail } from '../../server/src/adapters/media/picture/picture-copies.ts'
import { openDatabase } from '../../server/src/db/client.ts'
import { assets, users } from '../../server/src/db/schema.ts'
import { readConfig } from '../../server/src/program/env.ts'

const media = fileURLToPath(new URL('../../web/public/media/home/', import.meta.url))
/** Width and height in shares of the longer side. */
const shapes = [
  { width: 0.8, height: 1 },
  { width: 1, height: 1 },
  { width: 1, height: 0.75 },
]
const tones = 7
const hueStep = 360 / tones
const minuteMs = 60_000
const rowsAtOnce = 500

type Original = { width: number; height: number; path: string; thumbnailPath: string; bytes: number }

type Wanted = { folder: string; portraits: number; pixels: number }

/** The site's own portraits in several tones and shapes, as files to be linked to. */
const drawOriginals = async ({ folder, portraits, pixels }: Wanted): Promise<Original[]> => {
  await mkdir(folder, { recursive: true })
  const names = (await readdir(media)).filter((name) => /^[a-z]+\.webp$/.test(name)).slice(0, portraits)
  const drawn: Original[] = []
  for (const [place, name] of names.entries()) {
    const shape = shapes[place % shapes.length]
    if (!shape) continue
    const size = { width: Math.round(shape.width * pixels), height: Math.round(shape.height * pixels) }
    const hue = Math.round((place % tones) * hueStep)
    const picture = sharp(join(media, name))
      .resize({ ...size, fit: 'cover' })
      .modulate({ hue })
    const [path, thumbnailPath] = [join(folder, `${place}.png`), join(folder, `${place}.webp`)]
    const bytes = await picture.clone().png({ compressionLevel: 1 }).toBuffer()
    await writeFile(path, bytes)
    await writeFile(thumbnailPath, await makeThumbnail(bytes))
    drawn.push({ ...size, path, thumbnailPath, bytes: bytes.byteLength })
  }
  return drawn
}

type Gallery = {
  dataDir: string
  /** Whose it is: somebody with an account. */
  email: string
  /** Of images. */
  count: number
  /** Of faces, two thirds of them women's; none unless told. */
  faces?: number
  /** How many different ones there are; 6 unless told. */
  portraits?: number
  /** Their longer side in pixels; 320 unless told. */
  pixels?: number
}

/** Puts so many images into a person's gallery, each with files of its own name. The program must not be running. */
export const seedGallery = async ({
  dataDir,
  email,
  count,
  faces = 0,
  portraits = 6,
  pixels = 320,
}: Gallery): Promise<void> => {
  const config = readConfig({ NODE_ENV: 'development', DATA_DIR: dataDir, WEB_DIR: '' })
  const originals = await drawOriginals({ folder: join(dataDir, 'originals'), portraits, pixels })
  const linked = async (path: string, ending: string) => {
    const key = createBlobKey(ending)
    const target = join(config.storage.dir, key)
    await mkdir(dirname(target), { recursive: true })
    await link(path, target)
    return key
  }
  const start = Date.now()
  const rowOf = async (userId: string, kind: 'face' | 'image', place: number): Promise<typeof assets.$inferInsert> => {
    const original = originals[place % originals.length]
    if (!original) throw new Error('There are no portraits to fill a gallery with.')
    const { width, height, path, thumbnailPath, bytes } = original
    return {
      id: randomUUID(),
      userId,
      kind,
      medium: 'image',
      gender: place % 3 === 0 ? 'male' : 'female',
      prompt: `Number ${place + 1}, in a rainy street at night, looking over the shoulder`,
      recipe: {},
      engine: 'studio',
      mimeType: 'image/png',
      bytes,
      width,
      height,
      blobKey: await linked(path, 'png'),
      thumbnailKey: await linked(thumbnailPath, 'webp'),
      createdAt: new Date(start - place * minuteMs),
    }
  }
  const database = await openDatabase(config.database)
  try {
    const user = (await database.db.select().from(users)).find((each) => each.email === email)
    if (!user) throw new Error(`${email} has no account.`)
    for (const [kind, amount] of [['image', count] as const, ['face', faces] as const])
      for (let first = 0; first < amount; first += rowsAtOnce) {
        const places = Array.from({ length: Math.min(rowsAtOnce, amount - first) }, (_, offset) => first + offset)
        await database.db.insert(assets).values(await Promise.all(places.map((place) => rowOf(user.id, kind, place))))
      }
  } finally {
    await database.close()
  }
}
