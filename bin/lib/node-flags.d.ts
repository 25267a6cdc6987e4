/** Flags of Node for tests: it collects garbage seldom, and so keeps the code that it has optimized from picture to picture. */
export const flagsForDrawing: readonly string[]
