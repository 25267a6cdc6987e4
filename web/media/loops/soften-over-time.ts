/** Shares of the frame before, the frame itself and the frame after: the shutter of a film camera stays open as long. */
const before = 0.25
const now = 0.5
const after = 0.25

/** Lets each frame of a loop see a little of its neighbours, so that single hairs do not shimmer as the head turns. */
export const softenOverTime = (frames: readonly Uint8Array[]): readonly Uint8Array[] =>
  frames.map((frame, index) => {
    const previous = frames.at(index - 1) ?? frame
    const next = frames[(index + 1) % frames.length] ?? frame
    return frame.map((value, at) =>
      Math.round(before * (previous[at] ?? value) + now * value + after * (next[at] ?? value)),
    )
  })
