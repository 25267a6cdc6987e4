/** The loudest of each of `count` equal parts; all of them where there are fewer. */
export const thinPeaks = (peaks: readonly number[], count: number): number[] => {
  const parts = Math.min(count, peaks.length)
  const edge = (index: number) => Math.floor((index * peaks.length) / parts)
  return Array.from({ length: parts }, (_, index) => Math.max(...peaks.slice(edge(index), edge(index + 1))))
}
