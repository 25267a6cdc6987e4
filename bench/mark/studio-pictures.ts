import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { PICTURE_SIZES } from '../../server/src/adapters/engines/sizes.ts'
import { listTemplates, stockModel } from '../../studio/src/exports/scene.ts'
import { createStudioPool } from '../../studio/src/pool/studio-pool.ts'
import type { Pixels } from './natural-like.ts'

const readPixels = async (file: Uint8Array): Promise<Pixels> => {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8Array(data) }
}

/** Pictures of templates in full size, of many places, framings and people; drawn once and kept in the folder. */
export const drawStudioPictures = async function* (count: number, folder: string): AsyncGenerator<Pixels> {
  await mkdir(folder, { recursive: true })
  const pool = createStudioPool({ threads: 1 })
  const templates = [...listTemplates('female'), ...listTemplates('male')]
  try {
    for (let index = 0; index < count; index++) {
      const template = templates[Math.floor((index * templates.length) / count)]
      if (!template) throw new RangeError('There are not so many templates.')
      const path = join(folder, `${template.id}.png`)
      const kept = await readFile(path).catch(() => null)
      if (kept) {
        yield await readPixels(kept)
        continue
      }
      const { gender, model, scene } = template
      const { png } = await pool.renderPicture({
        identity: stockModel(gender, model),
        scene,
        ...PICTURE_SIZES[scene.framing],
      })
      await writeFile(path, png)
      yield await readPixels(png)
    }
  } finally {
    await pool.close()
  }
}
