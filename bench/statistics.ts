/** The value below which a share of all values lies, linearly interpolated. NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const low = sorted[Math.floor(place)] ?? Number.NaN
  const high = sorted[Math.ceil(place)] ?? Number.NaN
  return low + (high - low) * (place - Math.floor(place))
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Mean rank of each value, equal values sharing theirs. */
function ranks(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b)
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2)
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Spearman's rank correlation, -1 to 1. */
export function rankCorrelation(first: readonly number[], second: readonly number[]): number {
  const [a, b] = [ranks(first), ranks(second)]
  const [meanA, meanB] = [meanOf(a), meanOf(b)]
  let [product, squaresA, squaresB] = [0, 0, 0]
  for (const [index, rank] of a.entries()) {
    const other = (b[index] ?? 0) - meanB
    product += (rank - meanA) * other
    squaresA += (rank - meanA) ** 2
    squaresB += other ** 2
  }
  return product / Math.sqrt(squaresA * squaresB)
}

/** Area under the ROC curve: how often a positive scores above a negative, ties counting half. */
export function areaUnderRoc(positives: readonly number[], negatives: readonly number[]): number {
  const sorted = negatives.toSorted((a, b) => a - b)
  let wins = 0
  for (const positive of positives) {
    const below = countBelow(sorted, positive)
    const equal = sorted.filter((negative) => negative === positive).length
    wins += below + equal / 2
  }
  return wins / (positives.length * negatives.length)
}

function countBelow(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? Infinity) < limit) low = middle + 1
    else high = middle
  }
  return low
}
