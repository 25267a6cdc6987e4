export type PictureFormat = 'avif' | 'webp'

const STANDARD_WIDTH = 640
const LARGE_WIDTH = 1024
const WIDTHS: Readonly<Record<PictureFormat, readonly number[]>> = {
  avif: [160, 320, 480, STANDARD_WIDTH],
  webp: [320, STANDARD_WIDTH],
}

/** A rendition of a portrait: `path` is below `public/media`. */
export type PortraitFile = { path: string; format: PictureFormat; widthPixels: number }

/** Every rendition of a portrait that the site can ask for. Large ones are for the first screen. */
export const listPortraitFiles = (file: string, isLarge: boolean): readonly PortraitFile[] =>
  (['avif', 'webp'] as const).flatMap((format) =>
    [...WIDTHS[format], ...(isLarge && format === 'avif' ? [LARGE_WIDTH] : [])].map((widthPixels) => ({
      path: `home/${file}${widthPixels === STANDARD_WIDTH ? '' : `-${widthPixels}`}.${format}`,
      format,
      widthPixels,
    })),
  )

/** The `srcset` of a portrait in one format. */
export const portraitSrcSet = (file: string, format: PictureFormat, isLarge: boolean): string =>
  listPortraitFiles(file, isLarge)
    .filter((rendition) => rendition.format === format)
    .map(({ path, widthPixels }) => `/media/${path} ${widthPixels}w`)
    .join(', ')

/** A portrait in the size and format that every browser can show. */
export const portraitUrl = (file: string): string => `/media/home/${file}.webp`
