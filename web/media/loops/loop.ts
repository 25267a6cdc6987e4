import type { Identity } from '@visage/studio/person'
import type { PortraitScene } from '@visage/studio/scene'

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

const closingSeconds = 0.09
const closedSeconds = 0.03
const openingSeconds = 0.16

/** From 0 to 1 without a jerk at either end. */
export const ease = (value: number): number => {
  const share = Math.min(1, Math.max(0, value))
  return share * share * share * (share * (share * 6 - 15) + 10)
}

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share

/** A wave of whole cycles, so that the film's end meets its start. */
export const wave = (share: number, cycles = 1, phase = 0): number => Math.sin(2 * Math.PI * (cycles * share + phase))

/** How far the lids are closed, when they start to close at these seconds of the film. */
export const blinkAt = (share: number, startsSeconds: readonly number[]): number =>
  Math.max(
    ...startsSeconds.map((start) => {
      const since = share * LOOP_SECONDS - start
      if (since < 0) return 0
      if (since < closingSeconds) return ease(since / closingSeconds)
      const opening = (since - closingSeconds - closedSeconds) / openingSeconds
      return 1 - ease(opening)
    }),
  )

/** A value that eases from key to key and from the last back to the first: "share value, share value", the first at 0. */
export const keyed = (share: number, text: string): number => {
  const keys = text.split(', ').map((key) => key.split(' ').map(Number) as [at: number, value: number])
  const next = keys.findIndex(([at]) => at > share)
  const [fromAt, from] = keys.at(next === -1 ? -1 : next - 1) ?? [0, 0]
  const [toAt, to] = next === -1 ? [1, keys[0]?.[1] ?? 0] : (keys[next] ?? [1, 0])
  return mix(from, to, ease((share - fromAt) / (toAt - fromAt)))
}
