import type { ClothCategory } from '@visage/contract'
import { EXAMPLE_PICTURES } from './example-pictures.ts'
import type { ExamplePicture } from './example-pictures.ts'

export type ExampleOutfit = {
  /** The result's name below `/media/clothes/`, without the ending; the garment's is the same with `-garment`. */
  file: string
  /** Which of the example pictures is changed. */
  picture: string
  category: ClothCategory
  /** What is put on, in words. */
  garment: string
}

/** What the cloth screen shows before there is a result. */
export const EXAMPLE_OUTFITS: readonly ExampleOutfit[] = [
  {
    file: 'paris-stripes',
    picture: 'paris-night',
    category: 'tops',
    garment: 'A knitted jumper with navy stripes',
  },
  {
    file: 'autumn-dress',
    picture: 'autumn-walk',
    category: 'one-pieces',
    garment: 'A green dress with golden leaves',
  },
]

/** The picture that an outfit is put on in. */
export const pictureOf = ({ picture }: ExampleOutfit): ExamplePicture => {
  const found = EXAMPLE_PICTURES.find(({ file }) => file === picture)
  if (!found) throw new Error(`No example picture is named ${picture}.`)
  return found
}
