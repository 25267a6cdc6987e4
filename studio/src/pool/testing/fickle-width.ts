/** Widths that make the fickle worker misbehave. */
export const FICKLE_WIDTH = { crashes: 101, hangs: 102, fails: 103, waitsForStop: 104 } as const
