import type { Identity, PortraitScene } from '@visage/studio/identity'

/** One rendered portrait of a frame; later layers lie over earlier ones. */
export type Layer = { identity: Identity; scene: PortraitScene; opacity: number }

/** A short film that ends where it begins. `share` is the place in it, from 0 to just under 1. */
export type Loop = {
  name: string
  /** The place of the still that stands for the film before it plays. */
  posterShare: number
  layersAt: (share: number) => readonly Layer[]
  /** How near the camera is; 1 when left out. */
  zoomAt?: (share: number) => number
}

export const LOOP_SECONDS = 6
export const LOOP_FRAMES_PER_SECOND = 24
export const LOOP_PIXELS = 640
