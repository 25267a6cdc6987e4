import { createBrowserCanvas, designPerson, renderPortrait } from '@visage/studio/live'
import type { LiveAnswer, LiveRequest, PictureQuality } from './messages.ts'

const SIDES: Record<PictureQuality, number> = { draft: 192, exact: 448, full: 1024 }

const tell = (answer: LiveAnswer, transfer: Transferable[] = []) => postMessage(answer, { transfer })

addEventListener('message', ({ data: { wish, quality } }: MessageEvent<LiveRequest>) => {
  const began = performance.now()
  const designed = designPerson(wish)
  tell({ type: 'designed', designed })
  const { identity, scene } = designed.design
  const size = { width: SIDES[quality], height: SIDES[quality], createCanvas: createBrowserCanvas }
  const { data, width, height } = renderPortrait(identity, scene, size)
  const image = new ImageData(new Uint8ClampedArray(data), width, height)
  tell({ type: 'drawn', picture: { quality, image, drawnInMs: performance.now() - began } }, [image.data.buffer])
})
