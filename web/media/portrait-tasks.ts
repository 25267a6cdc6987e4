import sharp from 'sharp'
import { HERO_CAST } from '../src/features/site/home/hero-cast.ts'
import { listPortraitFiles, type PortraitFile } from '../src/ui/portrait-files.ts'
import type { CachedStudio } from './cached-studio.ts'
import { encodePicture } from './encode-picture.ts'
import type { MediaTask } from './media-task.ts'
import { SITE_PORTRAITS } from './site-portraits.ts'

const masterPixels = 1024
/** Bytes allowed for a square of 640 by 640; smaller and larger ones in proportion. */
const mostBytes = { avif: 46_000, webp: 58_000 } as const
const leastBudgetBytes = 9000

const budgetOf = ({ format, widthPixels }: PortraitFile): number =>
  Math.max(leastBudgetBytes, Math.round(mostBytes[format] * (widthPixels / 640) ** 1.6))

const encodeFile = (png: Uint8Array, file: PortraitFile): Promise<Uint8Array> =>
  encodePicture(
    sharp(png).resize(file.widthPixels, file.widthPixels, { kernel: 'lanczos3' }),
    file.format,
    budgetOf(file),
  )

const isLarge = (file: string) => HERO_CAST.some((person) => person.file === file)

/** Every portrait in all its renditions. */
export const listPortraitTasks = (studio: CachedStudio): readonly MediaTask[] =>
  SITE_PORTRAITS.map((portrait) => {
    const files = listPortraitFiles(portrait.file, isLarge(portrait.file))
    return {
      outputs: files.map(({ path }) => path),
      make: async () => {
        const png = await studio.renderPortrait(portrait, masterPixels)
        return Promise.all(files.map((file) => encodeFile(png, file)))
      },
    }
  })
