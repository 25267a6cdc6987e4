const secondsAMinute = 60

/** A wait as people say it. */
export const waitText = (seconds: number): string => {
  if (seconds < 5) return 'a few seconds'
  if (seconds < 50) return `about ${Math.ceil(seconds / 5) * 5} seconds`
  const minutes = Math.max(1, Math.round(seconds / secondsAMinute))
  return minutes === 1 ? 'about a minute' : `about ${minutes} minutes`
}

/** A wait and how long it seldom exceeds, where that says more. */
export const waitRangeText = (seconds: number, lateSeconds: number): string => {
  const usual = waitText(seconds)
  const late = waitText(lateSeconds)
  return late === usual ? usual : `${usual}, seldom in more than ${late.replace('about ', '')}`
}

/** A place in the line of those who wait; `ahead` is how many come first. */
export const placeText = (ahead: number): string => {
  if (ahead === 0) return 'You are next.'
  return ahead === 1 ? '1 other is ahead of yours.' : `${ahead} others are ahead of yours.`
}
