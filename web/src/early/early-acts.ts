/**
 * The mark of a page whose scripts have nothing to do until someone wants something of it, or until something that moves
 * by itself (`data-lively`) is in view.
 */
export const restingScripts = { name: 'visage-scripts', content: 'at rest' } as const

/** What the small script in the head of a page made at build time keeps for the scripts to come. */
export type EarlyActs = {
  /** Settles when the scripts are to load: the page is there, or someone wants something of it. */
  readonly near: Promise<void>
  /** Settles when they are to run: they have something to do. */
  readonly wanted: Promise<void>
  /** Ends the watch. Answers how to do again what went unanswered, if anything did. */
  take: () => (() => void) | null
}

declare global {
  interface Window {
    visageEarly?: EarlyActs
  }
}
