import { EYE_GROUPS } from '../../faces/mesh-regions.ts'
import type { FacePoints } from '../../faces/place-mesh.ts'
import { readIrises } from '../../faces/read-face-conditions.ts'
import type { FaceConditions } from '../../faces/read-face-conditions.ts'
import type { Identity } from '../../identity/identity.ts'
import type { Picture, RenderOptions } from '../../image/picture.ts'
import { drawSourceBlinks } from '../draw-source.ts'
import type { FaceImage } from '../warped-face.ts'

/** A state of the lids, 0 open to 1 shut. */
export type Lids = FaceImage & { blink: number }

/** The person drawn once for all frames that hold the head about alike. */
export type KeyPortrait = {
  conditions: FaceConditions
  /** The same portrait with its lids ever further down, the first with open eyes. */
  lids: readonly Lids[]
  faceWidth: number
  irises: readonly [number, number] | undefined
}

export type KeyPortraits = (conditions: FaceConditions, faceWidth: number) => KeyPortrait

/** Differences that weigh as one: radians of the head's turn and nod, and the smile. */
const UNITS = { yaw: 0.3, pitch: 0.3, smile: 0.9 }
/** The portrait at hand is kept up to this difference, another one is taken up to the smaller one. */
const KEPT = 1
const TAKEN = 0.75
/** A portrait is enlarged no more than this. */
const LARGEST_GROWTH = 1.8
/** Drawing one takes longer than a hundred frames do: afterwards the nearest has to serve. */
const MOST = 6
const LARGEST_FACE = 330
/** States of the lids that are drawn: one follows the other in a blink without a visible step. */
const BLINKS = [0, 0.35, 0.7, 1]

type KeyPortraitsOptions = {
  identity: Identity
  /** See `placeSource`. */
  place: (picture: Picture, alike?: FacePoints) => FacePoints
  onStage?: RenderOptions['onStage']
}

/** Draws the person in the poses of a clip as they come. */
export const createKeyPortraits = ({ identity, place, onStage }: KeyPortraitsOptions): KeyPortraits => {
  const keys: KeyPortrait[] = []
  let current: KeyPortrait | undefined

  const draw = (conditions: FaceConditions, faceWidth: number): KeyPortrait => {
    const { yaw, pitch } = conditions.pose
    const expression = { smile: conditions.expression.smile, blink: 0, gazeX: 0, gazeY: 0 }
    // All portraits have one light, and the warp tilts the head.
    const keyLight = keys[0]?.conditions.keyLight ?? conditions.keyLight
    const still: FaceConditions = { pose: { yaw, pitch, roll: 0 }, keyLight, expression }
    const request = { identity, conditions: still, faceWidth: Math.min(LARGEST_FACE, faceWidth) }
    const lids: Lids[] = []
    for (const [index, picture] of drawSourceBlinks(request, BLINKS, onStage).entries()) {
      const open = lids.at(0)?.points
      const points = place(picture, open)
      lids.push({ picture, blink: BLINKS[index], points: open ? withLids(open, points) : points })
    }
    const [{ picture, points }] = lids
    const key = { lids, conditions: still, faceWidth, irises: readIrises(points, picture) }
    keys.push(key)
    return key
  }

  return (conditions, faceWidth) => {
    const misfit = (key: KeyPortrait): number => {
      const isTooSmall = key.faceWidth < LARGEST_FACE && faceWidth > key.faceWidth * LARGEST_GROWTH
      return differenceOf(key.conditions, conditions) + (isTooSmall ? KEPT : 0)
    }
    if (current && misfit(current) <= KEPT) return current
    const [best] = keys.toSorted((a, b) => misfit(a) - misfit(b))
    current = best && (keys.length >= MOST || misfit(best) <= TAKEN) ? best : draw(conditions, faceWidth)
    return current
  }
}

/** The mesh of a portrait with the lids of another: the network's trembling elsewhere would shake the face at every blink. */
const withLids = (points: FacePoints, lids: FacePoints): FacePoints => {
  const changed = points.slice()
  for (const { points: group, anchors } of EYE_GROUPS) {
    for (let axis = 0; axis < 3; axis++) {
      const shift =
        anchors.reduce((sum, anchor) => sum + points[anchor * 3 + axis] - lids[anchor * 3 + axis], 0) / anchors.length
      for (const point of group) changed[point * 3 + axis] = lids[point * 3 + axis] + shift
    }
  }
  return changed
}

const differenceOf = (a: FaceConditions, b: FaceConditions): number =>
  Math.hypot(
    (a.pose.yaw - b.pose.yaw) / UNITS.yaw,
    (a.pose.pitch - b.pose.pitch) / UNITS.pitch,
    (a.expression.smile - b.expression.smile) / UNITS.smile,
  )
