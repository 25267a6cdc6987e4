import { createTurns } from './turns.ts'

/**
 * The turns of posters and clips together. One that has to be made first keeps its connection; browsers have few, and
 * the work itself needs some.
 */
export const mediaTurns = createTurns(2)
