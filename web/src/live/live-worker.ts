import { designPerson, loadEnglish, loadPlaces, mayHaveSlips, openBrowserCanvas, renderPortrait } from '@visage/studio/live'
import type { Design } from '@visage/studio/live'
import type { LiveAnswer, LiveRequest, PictureQuality } from './messages.ts'

const SIDES: Record<PictureQuality, number> = { draft: 192, exact: 448, full: 1024 }

const PAPER = 'studio'
type Scene = Required<Design>['scene']

const tell = (answer: LiveAnswer, transfer: Transferable[] = []) => postMessage(answer, { transfer })

/** The scene with what paints its place at hand; before plain paper while that cannot be had, such as without a network. */
const placeScene = async (scene: Scene): Promise<Scene> => {
  if (scene.backdrop === PAPER) return scene
  try {
    await loadPlaces()
    return scene
  } catch (error) {
    console.warn('The place could not be loaded.', error)
    return { ...scene, backdrop: PAPER }
  }
}

let canvas: ReturnType<typeof openBrowserCanvas> | undefined

const answer = async ({ wish, quality }: LiveRequest): Promise<void> => {
  const began = performance.now()
  if ('prompt' in wish.asked && mayHaveSlips(wish.asked.prompt)) await loadEnglish()
  const designed = designPerson(wish)
  tell({ type: 'designed', designed })
  const { identity, scene } = designed.design
  canvas ??= openBrowserCanvas()
  const size = { width: SIDES[quality], height: SIDES[quality], createCanvas: await canvas }
  const { data, width, height } = renderPortrait(identity, await placeScene(scene), size)
  const image = new ImageData(new Uint8ClampedArray(data), width, height)
  tell({ type: 'drawn', picture: { quality, image, drawnInMs: performance.now() - began } }, [image.data.buffer])
}

// What cannot be drawn is told the page as what a thread breaks by.
addEventListener('message', ({ data }: MessageEvent<LiveRequest>) => void answer(data).catch(reportError))
