import {
  designPerson,
  keepSteps,
  loadEnglish,
  loadPlaces,
  loadWords,
  mayHaveSlips,
  openBrowserCanvas,
  renderPortrait,
} from '@visage/studio/live'
import type { Design, Keep } from '@visage/studio/live'
import type { LiveAnswer, LiveRequest, OptionRequest, PictureQuality } from './messages.ts'

const SIDES: Record<PictureQuality, number> = { draft: 192, exact: 576, full: 1024 }
const OPTION_SIDE = 112

const PAPER = 'studio'
type Scene = Required<Design>['scene']

const tell = (answer: LiveAnswer, transfer: Transferable[] = []) => postMessage(answer, { transfer })

declare global {
  /** Each loads a part of the studio that few portraits need. */
  var laterParts: (() => Promise<void>)[] | undefined
}

const loadLater = () => Promise.all((globalThis.laterParts ?? []).map((load) => load()))

/** The scene with what draws weather and things that not everybody has or wears at hand; without them while that cannot be had. */
const wearScene = async ({ identity, scene }: Required<Design>): Promise<Scene> => {
  const { beard, earrings, glasses } = identity
  const isPlain = [beard, earrings, glasses].every(({ style }) => style === 'none')
  const isClear = !('weather' in scene) || scene.weather === 'clear'
  if (isPlain && isClear && !scene.worn && !('air' in scene) && !('beside' in scene) && !('style' in scene))
    return scene
  try {
    await loadLater()
    return scene
  } catch (error) {
    console.warn('What is worn could not be loaded.', error)
    const { worn: _worn, ...bare } = scene
    return { ...bare, ...('air' in bare && { air: [] }), ...('beside' in bare && { beside: [] }) }
  }
}

/** The scene with what paints its place at hand; before plain paper while that cannot be had, such as without a network. */
const placeScene = async (scene: Scene): Promise<Scene> => {
  if (scene.backdrop === PAPER) return scene
  try {
    await Promise.all([loadPlaces(), loadLater()])
    return scene
  } catch (error) {
    console.warn('The place could not be loaded.', error)
    return { ...scene, backdrop: PAPER }
  }
}

/** Drafts follow each other, and so do exact pictures; what is drawn once, and large, keeps nothing. */
const STEPS: Record<PictureQuality, { keep?: Keep; isRough?: boolean }> = {
  draft: { keep: keepSteps(), isRough: true },
  exact: { keep: keepSteps() },
  full: {},
}

let canvas: ReturnType<typeof openBrowserCanvas> | undefined

/** What draws small pictures comes when somebody first opens a group that has some. */
const pictureOption = async ({ wish, option }: OptionRequest): Promise<void> => {
  const loaded = await Promise.all([import('@visage/studio/live-options'), loadLater()]).catch((error: unknown) => {
    console.warn('What draws small pictures could not be loaded.', error)
    return null
  })
  if (!loaded) return tell({ type: 'pictured', image: null })
  const [options] = loaded
  canvas ??= openBrowserCanvas()
  const { identity } = designPerson(wish).design
  const { data, width, height } = options.pictureOption(identity, option, {
    side: OPTION_SIDE,
    createCanvas: await canvas,
  })
  const image = new ImageData(new Uint8ClampedArray(data), width, height)
  tell({ type: 'pictured', image }, [image.data.buffer])
}

const answer = async (request: LiveRequest): Promise<void> => {
  if ('option' in request) return pictureOption(request)
  const { wish, quality } = request
  const began = performance.now()
  if ('prompt' in wish.asked) {
    await loadWords(wish.asked.prompt)
    if (mayHaveSlips(wish.asked.prompt)) await loadEnglish()
  }
  const designed = designPerson(wish)
  tell({ type: 'designed', designed })
  const { identity } = designed.design
  canvas ??= openBrowserCanvas()
  const side = SIDES[quality]
  const scene = await placeScene(await wearScene(designed.design))
  const { keep, ...how } = STEPS[quality]
  // A step that something could not be loaded for is not kept until it can.
  const isWhole = scene === designed.design.scene
  const options = { width: side, height: side, createCanvas: await canvas, ...how, ...(isWhole && keep && { keep }) }
  const { data, width, height } = renderPortrait(identity, scene, options)
  const image = new ImageData(new Uint8ClampedArray(data), width, height)
  tell({ type: 'drawn', picture: { quality, image, drawnInMs: performance.now() - began } }, [image.data.buffer])
}

// An error here reaches the page as the worker's `error` event.
addEventListener('message', ({ data }: MessageEvent<LiveRequest>) => void answer(data).catch(reportError))
