import { loadFaceModels } from '../faces/face-models.ts'
import type { FaceModels } from '../faces/face-models.ts'
import { findFaces } from '../faces/find-faces.ts'
import { placeMesh, squareAround } from '../faces/place-mesh.ts'
import type { FacePoints } from '../faces/place-mesh.ts'
import { readFaceTraits } from '../faces/read-face-traits.ts'
import type { FaceTraits } from '../faces/read-face-traits.ts'
import type { Gender } from '../identity/identity.ts'
import type { Picture } from '../image/picture.ts'

/** What an independent face network says of the most certain face in a picture. */
export type Assessment =
  | { found: false; score: 0 }
  | {
      found: true
      /** 0 to 1: the mesh network's confidence that this is a face. */
      score: number
      gender: Gender
      /** 0 undecided to 1 certain. */
      genderScore: number
      ageYears: number
      /** 1,024 numbers; compare two with `faceSimilarity`. */
      embedding: Float32Array
      /** Pixels. */
      box: { left: number; top: number; width: number; height: number }
      /** 468 points x, y, z in pixels, MediaPipe's order. */
      landmarks: FacePoints
    }

export type Judge = {
  /** Finds and reads the most certain face of a picture. Takes about 0.2 s. */
  assess: (picture: Picture) => Promise<Assessment>
  close: () => void
}

/**
 * Opens the judge; loading the networks takes about half a second and 150 MB.
 * It blocks its thread while it looks: call it from a worker (the pool has one) when a server must go on answering.
 * @throws Error when the network files are not installed.
 */
export const createJudge = async (): Promise<Judge> => {
  const models = await loadFaceModels()
  return {
    assess: async (picture) => assessPicture(models, picture),
    close: () => {
      for (const model of Object.values(models)) model.dispose()
    },
  }
}

/** As `Judge.assess`, with networks that somebody else opened. */
export const assessPicture = (models: FaceModels, picture: Picture): Assessment => {
  const face = findFaces(models.detector, picture)[0]
  if (!face) return { found: false, score: 0 }
  const first = placeMesh(models.mesh, picture, { ...face, size: face.size * 1.5 })
  const { points, score } = placeMesh(models.mesh, picture, squareAround(first.points))
  const traits: FaceTraits = readFaceTraits(models.traits, picture, squareAround(points))
  return { found: true, score, ...traits, box: boxOf(points), landmarks: points }
}

const boxOf = (points: FacePoints): { left: number; top: number; width: number; height: number } => {
  const xs = points.filter((_, index) => index % 3 === 0)
  const ys = points.filter((_, index) => index % 3 === 1)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}
