import { EXAMPLE_PICTURES } from './example-pictures.ts'
import { genderOfImage } from './image-request.ts'
import type { ImageChoice } from './image-request.ts'
import type { Example } from './kind-form.ts'

/** Examples leave the face open: it is the person's own to choose. */
export const imageExamplesOf = (choice: ImageChoice): Example<'image'>[] => {
  const gender = genderOfImage(choice)
  return EXAMPLE_PICTURES.filter((picture) => picture.gender === gender).map(
    ({ file, face, pose, prompt, width, height }) => ({
      url: `/media/pictures/${file}.webp`,
      alt: `${face}: ${prompt}`,
      caption: prompt,
      width,
      height,
      input: { mode: 'prompt', gender, face: '', pose, prompt },
    }),
  )
}
