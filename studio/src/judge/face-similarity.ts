/**
 * How alike two faces are, 0 to 1, from the distance of their embeddings: 1 is the same picture.
 * The scale is that of @vladmandic/human: 1 - 0.05 x distance, stretched from 0.2..0.8 to 0..1.
 */
export function faceSimilarity(first: Float32Array, second: Float32Array): number {
  if (first.length !== second.length) throw new RangeError('Two embeddings must have the same length to be compared.')
  let squares = 0
  for (const [index, value] of first.entries()) squares += (value - second[index]) ** 2
  const likeness = (1 - 0.05 * Math.sqrt(squares) - 0.2) / 0.6
  return Math.max(0, Math.min(1, likeness))
}
