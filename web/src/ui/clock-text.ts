const secondsAMinute = 60

const show = (seconds: number) =>
  `${Math.floor(seconds / secondsAMinute)}:${String(seconds % secondsAMinute).padStart(2, '0')}`

/** A length as players show it. */
export const clockText = (seconds: number): string => show(Math.max(1, Math.round(seconds)))

/** A place in something of a length, as players show it. */
export const placeInText = (seconds: number): string => show(Math.floor(seconds))
