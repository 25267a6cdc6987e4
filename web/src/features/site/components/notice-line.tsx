import { useEffect, useState } from 'react'
import classes from './notice-line.module.css'

const SHOWN_MS = 2000

type Notice = { tone: 'success' | 'danger'; text: string; onGone?: () => void }

/** A message that goes away by itself after 2 s. */
export const useNotice = (): [notice: Notice | null, show: (notice: Notice) => void] => {
  const [notice, setNotice] = useState<Notice | null>(null)
  useEffect(() => {
    if (!notice) return undefined
    const timer = setTimeout(() => {
      setNotice(null)
      notice.onGone?.()
    }, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [notice])
  return [notice, setNotice]
}

/** The place of a passing message below a form; keeps its height, so that nothing moves. */
export const NoticeLine = ({ notice }: { notice: Notice | null }) => (
  <output className={classes.line} data-tone={notice?.tone}>
    {notice?.text}
  </output>
)
