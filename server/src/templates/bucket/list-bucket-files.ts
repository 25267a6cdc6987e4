import { TEMPLATE_COUNTS } from '@visage/contract'
import { z } from 'zod'

const SECTIONS = ['women', 'men'] as const

/** Addresses of the pictures, in the order in which they are shown. */
export type BucketFiles = Record<(typeof SECTIONS)[number], string[]>

const names = z.array(z.string().min(1)).max(2000).default([])
const manifest = z.object({ image: z.object({ women: names, men: names }) })

/** The files of a folder without a manifest: `image/women/001.jpg` and on, as many as there are templates. */
export const listNumberedFiles = (baseUrl: string): BucketFiles => {
  const folder = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`
  const [women, men] = SECTIONS.map((section) =>
    Array.from({ length: TEMPLATE_COUNTS.image[section] }, (_, place) => {
      const number = String(place + 1).padStart(3, '0')
      return new URL(`image/${section}/${number}.jpg`, folder).href
    }),
  )
  return { women: women ?? [], men: men ?? [] }
}

/** The files that a manifest names, relative to its own address. Throws for one of another shape. */
export const listManifestFiles = (bytes: Uint8Array, manifestUrl: string): BucketFiles => {
  const { image } = manifest.parse(JSON.parse(new TextDecoder().decode(bytes)))
  const resolve = (name: string) => new URL(name, manifestUrl).href
  return { women: image.women.map(resolve), men: image.men.map(resolve) }
}
