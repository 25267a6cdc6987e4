/** How long at most a test waits for what comes by itself, on a slow machine as well. */
export const waitMs = 60_000
