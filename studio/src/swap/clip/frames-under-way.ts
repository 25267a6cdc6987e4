/** Frames that are worked on at once: one is followed, one painted, and one waits for either. */
export const FRAMES_UNDER_WAY = 3
