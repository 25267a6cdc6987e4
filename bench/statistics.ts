import { quantile as quantileOf, sampleRankCorrelation, wilcoxonRankSum } from 'simple-statistics'

/** The value below which a share of all values lies, linearly interpolated. NaN without values. */
export const quantile = (values: readonly number[], share: number): number =>
  values.length === 0 ? Number.NaN : quantileOf([...values], share)

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Spearman's rank correlation, -1 to 1; equal values share their rank. */
export const rankCorrelation = (first: readonly number[], second: readonly number[]): number =>
  sampleRankCorrelation([...first], [...second])

/** Area under the ROC curve: how often a positive scores above a negative, ties counting half. */
export const areaUnderRoc = (positives: readonly number[], negatives: readonly number[]): number => {
  const [count, others] = [positives.length, negatives.length]
  return (wilcoxonRankSum([...positives], [...negatives]) - (count * (count + 1)) / 2) / (count * others)
}
