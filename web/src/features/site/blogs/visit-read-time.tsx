import { useEffect, useState } from 'react'
import { findSessionValue, setSessionValue } from '../../../lib/session.ts'
import { readMinutes } from './read-time.ts'

// Minutes are shown, so twice a minute is often enough.
const updateIntervalMs = 30_000

const readFirstVisitTime = (): number => {
  const stored = Number(findSessionValue('firstVisitTime') ?? Number.NaN)
  if (Number.isFinite(stored)) return stored
  const now = Date.now()
  setSessionValue('firstVisitTime', String(now))
  return now
}

/** Minutes to read the article, together with those already spent on this visit. */
export const VisitReadTime = ({ words, className }: { words: number; className: string }) => {
  const [minutes, setMinutes] = useState(() => readMinutes({ words, now: 0 }))

  useEffect(() => {
    const firstVisitTime = readFirstVisitTime()
    const update = () => setMinutes(readMinutes({ words, firstVisitTime, now: Date.now() }))
    update()
    const timer = setInterval(update, updateIntervalMs)
    return () => clearInterval(timer)
  }, [words])

  return <p className={className}>Read time with this visit: {minutes} min</p>
}
