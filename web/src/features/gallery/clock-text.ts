const secondsAMinute = 60

/** A length as players show it. */
export const clockText = (seconds: number): string => {
  const whole = Math.max(1, Math.round(seconds))
  return `${Math.floor(whole / secondsAMinute)}:${String(whole % secondsAMinute).padStart(2, '0')}`
}
