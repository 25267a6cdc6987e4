import type { Section } from './seen-tours.ts'
import type { TourStep } from './tour-step.ts'

/** The guided tours. A new one is a file in `sections` and a line here. */
export const TOURS = {
  face: async () => (await import('./sections/face-tour.ts')).FACE_TOUR,
  image: async () => (await import('./sections/image-tour.ts')).IMAGE_TOUR,
  video: async () => (await import('./sections/video-tour.ts')).VIDEO_TOUR,
} satisfies Partial<Record<Section, () => Promise<readonly TourStep[]>>>

export type TourSection = keyof typeof TOURS
