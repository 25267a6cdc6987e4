const secondsOfAge = 300

/** Whether a message was signed in these minutes; `timestamp` in seconds since 1970. An old one may have been overheard. */
export const isRecent = (timestamp: string): boolean =>
  Math.abs(Date.now() / 1000 - Number(timestamp || Number.NaN)) <= secondsOfAge
