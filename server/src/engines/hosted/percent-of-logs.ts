const PERCENT = /(\d{1,3})%\|/g

/** How far the last progress bar in what a model wrote has come, 0 to 100; null without one. */
export const percentOfLogs = (logs: string): number | null => {
  const last = [...logs.matchAll(PERCENT)].at(-1)?.[1]
  return last === undefined ? null : Math.min(100, Number(last))
}
