/** What a waveform is drawn with. */
const count = 200

/** The loudest of each of 200 equal parts, 0 to 100, from levels of 0 to 1 at even steps; fewer where there are fewer. */
export const thinPeaks = (levels: readonly number[]): number[] => {
  const parts = Math.min(count, levels.length)
  const edge = (index: number) => Math.floor((index * levels.length) / parts)
  return Array.from({ length: parts }, (_, index) => {
    const loudest = Math.max(...levels.slice(edge(index), edge(index + 1)))
    return Math.min(100, Math.round(loudest * 100))
  })
}
