import type { FaceModels } from '../../faces/face-models.ts'
import {
  describeFace,
  findAllFaces,
  findSmallFaces,
  findTargetFaces,
  nearestFace,
} from '../../faces/find-target-faces.ts'
import type { TargetFace } from '../../faces/find-target-faces.ts'
import { placeMesh, squareAround } from '../../faces/place-mesh.ts'
import type { FacePoints } from '../../faces/place-mesh.ts'
import { readIrises } from '../../faces/read-face-conditions.ts'
import { readFaceTraits } from '../../faces/read-face-traits.ts'
import { luma } from '../../faces/skin-likeness.ts'
import type { Picture } from '../../image/picture.ts'
import { faceSimilarity } from '../../judge/face-similarity.ts'
import { clamp } from '../../math/scalar.ts'
import { createLidReader } from './lid-reader.ts'
import type { LidReader } from './lid-reader.ts'
import { createOneEuro, createSteadyMesh } from './steady-mesh.ts'
import type { OneEuro, SteadyMesh } from './steady-mesh.ts'

const COLUMNS = 32
const ROWS = 18
const SAMPLES = 4
/** Mean change of light, 0 to 255 and without a change of the whole, from which on another shot begins. */
const CUT_CHANGE = 14

/** Tells of every frame whether another shot begins with it. Fades of the whole picture are no cuts. */
export const createCutFinder = (): ((picture: Picture) => boolean) => {
  let before: Float32Array | undefined
  return (picture) => {
    const now = thumbnail(picture)
    const last = before
    before = now
    if (!last) return false
    const shift = now.reduce((sum, light, cell) => sum + light - last[cell], 0) / now.length
    const change = now.reduce((sum, light, cell) => sum + Math.abs(light - last[cell] - shift), 0) / now.length
    return change > CUT_CHANGE
  }
}

const thumbnail = ({ width, height, data }: Picture): Float32Array => {
  const lights = new Float32Array(COLUMNS * ROWS)
  for (let row = 0; row < ROWS * SAMPLES; row++) {
    const y = Math.floor(((row + 0.5) / (ROWS * SAMPLES)) * height)
    for (let column = 0; column < COLUMNS * SAMPLES; column++) {
      const x = Math.floor(((column + 0.5) / (COLUMNS * SAMPLES)) * width)
      const place = (y * width + x) * 4
      const cell = Math.floor(row / SAMPLES) * COLUMNS + Math.floor(column / SAMPLES)
      lights[cell] += luma(data[place], data[place + 1], data[place + 2]) / SAMPLES ** 2
    }
  }
  return lights
}

/** The face that is replaced, as one frame shows it. */
export type TrackedFace = {
  points: FacePoints
  /** Pixels from side to side. */
  width: number
  /** 0 to 1: how far the eyes are shut against how this face looks with open eyes. */
  blink: number
  /** As `readIrises`; undefined where no iris is seen. */
  irises: readonly [number, number] | undefined
  /** 0 to 1: how sure the network is that this is a face still. */
  strength: number
  /** Whether it was not there in the frame before: nothing may be carried over. */
  isNew: boolean
}

type FaceTracker = (picture: Picture, seconds: number) => TrackedFace | null

export type FaceTrackerOptions = {
  /** In shares of the frame: the face nearest to it is followed, else the largest. */
  spot?: { x: number; y: number }
  /** The frame that the spot is meant in; the first that shows a face unless told. */
  met?: Picture
}

const LOST_SCORE = 0.5
const SURE_SCORE = 0.85
/** Frames between two searches for small faces while none is there. */
const SEARCH_EVERY = 12
/** Below this similarity another person is in the picture now. Lower than for portraits: films change light and angle. */
const SAME_PERSON = 0.35

type Track = {
  raw: FacePoints
  steady: SteadyMesh
  lids: OneEuro
  gaze: OneEuro
  lidsOf: LidReader
}

/**
 * Follows one person's face from frame to frame, through cuts and absences. Who is followed is decided when the first
 * face appears; afterwards the person is known again by an embedding.
 */
export const createFaceTracker = (models: FaceModels, { spot, met }: FaceTrackerOptions = {}): FaceTracker => {
  const isCut = createCutFinder()
  const embeddingOf = (picture: Picture, face: TargetFace): Float32Array =>
    readFaceTraits(models.traits, picture, squareAround(face.points)).embedding
  const meant = (faces: readonly TargetFace[], picture: Picture): TargetFace | undefined =>
    spot && faces.length > 0 ? nearestFace(faces, spot, picture) : faces[0]
  const known = met && meant(findAllFaces(models, met), met)
  let person = met && known && embeddingOf(met, known)
  let track: Track | undefined
  let sinceSearch = 0

  const choose = (faces: readonly TargetFace[], picture: Picture): TargetFace | undefined => {
    const [first] = faces
    if (!first) return undefined
    if (!person) {
      const chosen = meant(faces, picture) ?? first
      person = embeddingOf(picture, chosen)
      return chosen
    }
    const wanted = person
    const alike = faces.map((face) => ({ face, similarity: faceSimilarity(wanted, embeddingOf(picture, face)) }))
    const best = alike.reduce((a, b) => (b.similarity > a.similarity ? b : a))
    return best.similarity >= SAME_PERSON ? best.face : undefined
  }

  const look = (picture: Picture): TargetFace | undefined => {
    const isThorough = sinceSearch % SEARCH_EVERY === 0
    sinceSearch += 1
    const found = choose(findTargetFaces(models, picture), picture)
    return found || !isThorough ? found : choose(findSmallFaces(models, picture), picture)
  }

  return (picture, seconds) => {
    if (isCut(picture)) {
      track = undefined
      sinceSearch = 0
    }
    const isNew = track === undefined
    let from = track?.raw
    if (!from) {
      from = look(picture)?.points
      if (!from) return null
    }
    const { points, score } = placeMesh(models.mesh, picture, squareAround(from))
    if (score < LOST_SCORE || !isInside(points, picture)) {
      track = undefined
      sinceSearch = 0
      return null
    }
    track ??= {
      raw: points,
      steady: createSteadyMesh(),
      lids: createOneEuro({ minCutoff: 9, beta: 12 }),
      gaze: createOneEuro({ minCutoff: 2, beta: 6 }),
      lidsOf: createLidReader(),
    }
    track.raw = points
    const steady = track.steady(points, seconds)
    const seen = readIrises(points, picture)
    const [shut] = track.lids([track.lidsOf(points, picture)], seconds)
    const [right, left] = seen && shut < 0.5 ? track.gaze(seen, seconds) : []
    return {
      points: steady,
      width: describeFace(steady).width,
      blink: shut,
      irises: right === undefined ? undefined : [right, left],
      strength: clamp((score - LOST_SCORE) / (SURE_SCORE - LOST_SCORE)),
      isNew,
    }
  }
}

/** Whether most of a face is still in the picture. */
const isInside = (points: FacePoints, { width, height }: Picture): boolean => {
  const { x, y } = describeFace(points)
  return x > 0 && y > 0 && x < width && y < height
}
