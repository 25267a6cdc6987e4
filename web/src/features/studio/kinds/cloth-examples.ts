import { EXAMPLE_OUTFITS, pictureOf } from './example-outfits.ts'
import type { Example } from './kind-form.ts'

/** Examples leave image and garment open: they are the person's own to bring. */
export const CLOTH_EXAMPLES: readonly Example<'cloth'>[] = EXAMPLE_OUTFITS.map((outfit) => {
  const { file, face, width, height } = pictureOf(outfit)
  return {
    url: `/media/clothes/${outfit.file}.webp`,
    alt: `${face}, dressed anew: ${outfit.garment}`,
    before: { url: `/media/pictures/${file}.webp`, alt: face },
    material: { url: `/media/clothes/${outfit.file}-garment.webp`, alt: outfit.garment },
    caption: `${outfit.garment}, read from its photo. Person, light and place stay.`,
    width,
    height,
  }
})
