import { memo } from 'react'
import { thinPeaks } from './thin-peaks.ts'

type WaveformProps = {
  /** How loud each of many equal parts is, 0 to 100. */
  peaks: readonly number[]
  /** How many bars are drawn at most. */
  bars: number
}

const full = 100
const quietest = 6
const barWidth = 0.6

/** A sound as bars, as wide and high as its place, in the colour of its text. */
export const Waveform = memo(({ peaks, bars }: WaveformProps) => {
  const heights = thinPeaks(peaks, bars).map((peak) => Math.max(quietest, peak))
  return (
    <svg viewBox={`0 0 ${heights.length} ${full}`} preserveAspectRatio="none" aria-hidden="true">
      {heights.map((height, index) => (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
          key={index}
          x={index + (1 - barWidth) / 2}
          y={(full - height) / 2}
          width={barWidth}
          height={height}
          rx={barWidth / 2}
          fill="currentColor"
        />
      ))}
    </svg>
  )
})
Waveform.displayName = 'Waveform'
