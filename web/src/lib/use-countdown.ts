import { useEffect, useState } from 'react'

const secondMs = 1000

/** Whole seconds left, counting down to 0 once started. */
export const useCountdown = (): { secondsLeft: number; start: (seconds: number) => void } => {
  const [secondsLeft, setSecondsLeft] = useState(0)
  const isRunning = secondsLeft > 0
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setSecondsLeft((seconds) => Math.max(0, seconds - 1)), secondMs)
    return () => clearInterval(timer)
  }, [isRunning])
  return { secondsLeft, start: setSecondsLeft }
}
