/** Shown at most until the result is here. */
const capPercent = 95
/** How far the shown progress may run ahead of the engine's own. */
const leadPercent = 25

type Moment = { realPercent: number; elapsedSeconds: number; percentPerSecond: number | undefined }

/** The progress to show: it rises by a steady tick, never behind the engine's own and never far ahead of it. */
export const shownProgress = ({ realPercent, elapsedSeconds, percentPerSecond = 0 }: Moment): number => {
  const ticked = Math.floor(Math.floor(elapsedSeconds) * percentPerSecond)
  return Math.round(Math.min(capPercent, Math.max(realPercent, Math.min(ticked, realPercent + leadPercent))))
}
