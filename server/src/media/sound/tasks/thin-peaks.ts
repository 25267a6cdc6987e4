/** What a waveform is drawn with. */
const count = 200

/** The loudest of each of 200 equal parts, 0 to 100, from levels of 0 to 1 at even steps; fewer where there are fewer. */
export const thinPeaks = (levels: readonly number[]): number[] =>
  Array.from({ length: Math.min(count, levels.length) }, (_, index) => {
    const [start, end] = [index, index + 1].map((part) => Math.floor((part * levels.length) / count))
    const loudest = levels.slice(start, Math.max((start ?? 0) + 1, end ?? 0)).reduce((a, b) => Math.max(a, b), 0)
    return Math.min(100, Math.round(loudest * 100))
  })
