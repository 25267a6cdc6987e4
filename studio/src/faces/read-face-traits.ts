import type { GraphModel } from '@tensorflow/tfjs-converter'
import type { Gender } from '../identity/identity.ts'
import type { Picture } from '../image/picture.ts'
import { cropSquare } from './crop-square.ts'
import type { Square } from './crop-square.ts'
import { runModel } from './face-models.ts'

export type FaceTraits = { gender: Gender; genderScore: number; ageYears: number; embedding: Float32Array }

const INPUT = 224

/** Shares of the square: the network reads wrinkles better close by, hair and jaw better from further off. */
const CROPS = [0.75, 1]

/**
 * Gender, age and embedding of the face in a square, each the mean of four looks: near and far, straight and mirrored,
 * so that small shifts of the square do not matter and a face turned left reads like the same face turned right.
 */
export const readFaceTraits = (traits: GraphModel, picture: Picture, square: Square): FaceTraits => {
  const looks = CROPS.flatMap((share) =>
    [false, true].map((mirrored) => {
      const closer = { ...square, size: square.size * share }
      return readLook(traits, cropSquare(picture, closer, { size: INPUT, scale: 1, offset: 0, mirrored }))
    }),
  )
  const maleness = mean(looks.map((look) => look.maleness))
  return {
    gender: maleness > 0.5 ? 'male' : 'female',
    genderScore: Math.abs(maleness - 0.5) * 2,
    ageYears: mean(looks.map((look) => look.ageYears)),
    embedding: looks[0].embedding.map((_, index) => mean(looks.map((look) => look.embedding[index]))),
  }
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

const readLook = (traits: GraphModel, values: Float32Array) => {
  const outputs = runModel(traits, { values, size: INPUT })
  const find = (length: number) => {
    const output = outputs.find(({ values }) => values.length === length)
    if (!output) throw new Error('The face reading network answered in an unknown form.')
    return output.values
  }
  return { maleness: find(1)[0], ageYears: expectedAge(find(100)), embedding: find(1024) }
}

/** The network gives a probability to each year of age; their mean is steadier than the likeliest year. */
const expectedAge = (probabilities: Float32Array): number => {
  let [sum, mean] = [0, 0]
  for (const [years, probability] of probabilities.entries()) {
    sum += probability
    mean += probability * years
  }
  return mean / sum
}
