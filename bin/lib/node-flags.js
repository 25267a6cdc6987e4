/**
 * Of Node, for tests, which draw many small pictures. V8 drops optimized code whose closures have died when it collects old
 * objects, and it collects them several times a picture, as a picture's arrays count against a small limit of their own:
 * a third of a processor went into compiling the same functions for each picture. With these it collects every few pictures.
 */
export const flagsForDrawing = [
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--single-threaded-gc',
  '--external-memory-accounted-in-global-limit',
  '--heap-growing-percent=400',
]
