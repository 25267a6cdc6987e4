import type { CreateCanvas } from './canvas.ts'

/** Canvases in a browser, off the page: of a worker too. What is drawn is read back at once, so it stays off the GPU. */
export const createBrowserCanvas: CreateCanvas = (width, height) => {
  const canvas = new OffscreenCanvas(width, height)
  // The first call decides for all later ones.
  canvas.getContext('2d', { willReadFrequently: true })
  return canvas as ReturnType<CreateCanvas>
}
