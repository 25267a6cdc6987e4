import type { TourStep } from '../run-tour.ts'

export const IMAGES_STEP: TourStep = {
  target: 'images',
  title: 'The image',
  text: 'Choose one of your generated images. It stands large above the list until you cancel the choice.',
}

export const FACES_STEP: TourStep = {
  target: 'faces',
  title: 'Your face',
  text: 'Your favourites and the latest are here, View All shows and finds everybody. The one you choose moves to the first place.',
}

export const costStep = (noun: string): TourStep => ({
  target: 'cost',
  title: 'The price, up front',
  text: `You always see what the next ${noun} costs. What fails or is cancelled costs nothing.`,
})

export const generateStep = (title: string, { noun, time }: { noun: string; time: string }): TourStep => ({
  target: 'generate',
  title,
  text: `This starts the work, which takes about ${time}. You may leave the screen meanwhile: the ${noun} is waiting when you come back.`,
})

/** The end of a tour: what comes where, and what can be done with it there. */
export const resultStep = (result: string, uses = 'Enlarge it, download it or delete it'): TourStep => ({
  target: 'result',
  title: 'The result',
  text: `First an example, then your place in line, then your ${result}. ${uses} here; the gallery keeps them all. The info icon starts this tour again.`,
})
