import { createAir } from './air/create-air.ts'
import type { AirScene } from './air/create-air.ts'
import { lightAt } from './air/light-at.ts'
import { createFinisher } from './finish-frame.ts'
import { addCover, createCover } from './layers/cover.ts'
import { drawBackdrop } from './layers/draw-backdrop.ts'
import type { BackdropPlace } from './layers/draw-backdrop.ts'
import { drawMesh } from './layers/draw-mesh.ts'
import type { NodeGrid } from './layers/node-grid.ts'
import { createTexture } from './layers/texture.ts'
import type { Texture } from './layers/texture.ts'
import type { Motion } from './motion.ts'
import { airLoops } from './move/sample-motion.ts'

/** What all frames of a clip are put together from: plain data, which another thread can be handed. */
export type FrameParts = {
  /** Of the frame, in pixels. */
  width: number
  height: number
  /** Upright behind everything, with weather before it; without it the layers cover the frame. */
  backdrop?: Texture
  /** From the back to the front. */
  layers: readonly { texture: Texture; grid: NodeGrid }[]
  /** The layer whose texels change from frame to frame. */
  faceLayer: number
  motion: Motion
  scene: AirScene
  /** Side of the key light: -1 the picture's left, 1 its right. */
  side: number
  /** Leaves corners and grain as they are. */
  isPlain: boolean
}

/** Where everything lies in one frame. What it holds is the next plan's too: it is drawn, or sent away, at once. */
export type FramePlan = {
  index: number
  airShare: number
  backdrop?: BackdropPlace
  /** x and y in the frame for every node of each layer. */
  places: readonly Float32Array[]
  /** Texels of the layer that changes. */
  face: Uint32Array
}

/** Puts frames together as RGBA bytes: the same plan gives the same bytes, whatever was drawn before it. */
export const createFrameComposer = (parts: FrameParts): ((plan: FramePlan) => Uint8ClampedArray) => {
  const { width, height, backdrop, layers, faceLayer, motion, side, isPlain } = parts
  const frame = createTexture(width, height)
  const finish = createFinisher(width, height, { isPlain })
  const air = createAir({ ...motion, durationSeconds: motion.durationSeconds / airLoops(motion) }, parts.scene)
  // What lies before each layer hides it, and all layers hide the backdrop.
  const covers = Array.from({ length: layers.length + 1 }, () => createCover(width, height))
  return ({ index, airShare, backdrop: place, places, face }) => {
    for (let at = layers.length - 1; at >= 0; at--) {
      covers[at].blocks.set(covers[at + 1].blocks)
      addCover(covers[at], layers[at].grid, places[at])
    }
    if (backdrop && place) {
      drawBackdrop(frame, backdrop, { place, cover: covers[0] })
      air.behind(frame, airShare)
    }
    for (const [at, { texture, grid }] of layers.entries())
      drawMesh(frame, at === faceLayer ? { ...texture, texels: face } : texture, {
        grid,
        places: places[at],
        cover: covers[at + 1],
      })
    air.before(frame, airShare)
    return finish(frame, {
      index,
      light: lightAt({ light: motion.light, seed: motion.seed, side, width, height }, airShare),
    })
  }
}
