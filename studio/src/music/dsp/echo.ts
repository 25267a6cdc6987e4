import { equalise } from './biquad.ts'
import { createStereo, type Stereo } from './stereo.ts'
import { RATE } from './units.ts'

/** Repeats that cross from side to side, each duller than the last; the repeats alone. */
export function echo(
  input: Stereo,
  { seconds, feedback, hertz }: { seconds: number; feedback: number; hertz: number },
): Stereo {
  const length = input.left.length
  const result = createStereo(length)
  const size = Math.max(1, Math.round(seconds * RATE))
  const [leftLine, rightLine] = [new Float32Array(size), new Float32Array(size)]
  const smooth = 1 - Math.exp((-2 * Math.PI * hertz) / RATE)
  let [place, leftState, rightState] = [0, 0, 0]
  for (let index = 0; index < length; index++) {
    leftState += (leftLine[place] - leftState) * smooth
    rightState += (rightLine[place] - rightState) * smooth
    result.left[index] = leftLine[place]
    result.right[index] = rightLine[place]
    leftLine[place] = (input.left[index] + input.right[index]) / 2 + rightState * feedback
    rightLine[place] = leftState
    if (++place >= size) place = 0
  }
  equalise(result, [{ type: 'high-pass', hertz: 250 }])
  return result
}
