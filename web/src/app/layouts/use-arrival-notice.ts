import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

type Notice = { tone: 'success' | 'info' | 'danger'; message: string }

const shownMs = 6000

const findNotice = (state: unknown): Notice | null => (state as { notice?: Notice | null } | null)?.notice ?? null

/** A message that the page before handed over; it is shown once, not again after a reload. */
export const useArrivalNotice = (): { notice: Notice | null; dismiss: () => void } => {
  const location = useLocation()
  const navigate = useNavigate()
  const [notice, setNotice] = useState(() => findNotice(location.state))

  useEffect(() => {
    if (!notice) return undefined
    if (findNotice(location.state)) void navigate(location, { replace: true, state: null })
    const timer = setTimeout(() => setNotice(null), shownMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- only a new notice starts the clock
  }, [notice])

  return { notice, dismiss: () => setNotice(null) }
}
