import type { Canvas, CreateCanvas } from './canvas.ts'

/** Canvases in a browser, off the page: of a worker too. What is drawn is read back at once, so it stays off the GPU. */
const createBrowserCanvas: CreateCanvas = (width, height) => {
  const canvas = new OffscreenCanvas(width, height)
  // The first call decides for all later ones. With eight bits hundreds of faint strokes, such as a brow's, round to black.
  const settings: CanvasRenderingContext2DSettings & { colorType: 'float16' } = {
    willReadFrequently: true,
    colorType: 'float16',
  }
  canvas.getContext('2d', settings)
  return canvas as Canvas
}

/** What makes canvases in this browser. One that has no filters, such as Safari, is lent a blur of our own. */
export const openBrowserCanvas = async (): Promise<CreateCanvas> => {
  if ('filter' in OffscreenCanvasRenderingContext2D.prototype) return createBrowserCanvas
  const { lendBlur } = await import('./lend-blur.ts')
  return (width, height) => {
    const canvas = createBrowserCanvas(width, height)
    lendBlur(canvas, createBrowserCanvas)
    return canvas
  }
}
