/** How long at most what the studio makes is waited for, on a slow machine as well. */
export const longMs = 300_000
