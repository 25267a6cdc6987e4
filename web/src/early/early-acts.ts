/**
 * The mark of a page whose scripts have nothing to do until someone wants something of it, or until something that moves
 * by itself (`data-lively`) is in view.
 */
export const restingScripts = { name: 'visage-scripts', content: 'at rest' } as const

declare global {
  interface Window {
    /** Ends the watch over a page without its scripts. Answers how to do again what went unanswered, if anything did. */
    takeEarlyAct?: () => (() => void) | null
  }
}
