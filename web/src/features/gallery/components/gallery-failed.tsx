import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isApiError } from '../../../lib/api-error.ts'
import { PATHS } from '../../../lib/paths.ts'
import { clearSession } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import classes from './gallery-message.module.css'

const readingMs = 2000

/** Says what happened, then ends the session and opens the login page, which sends signed-in people on. */
const LeaveForLogin = () => {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => {
      clearSession()
      void navigate(PATHS.login)
    }, readingMs)
    return () => clearTimeout(timer)
  }, [navigate])
  return <p className={classes.text}>What you have made is safe. Please sign in again: the login page opens now.</p>
}

type GalleryFailedProps = { error: Error; onRetry: () => void }

/** The gallery could not be read. Without a network signing in again would not help, so there one can try again. */
export const GalleryFailed = ({ error, onRetry }: GalleryFailedProps) => {
  const isOffline = isApiError(error, 'unreachable', 'timed_out')
  return (
    <div className={classes.message} role="alert">
      <h2 className={classes.title}>Your gallery could not be loaded</h2>
      {isOffline ? (
        <>
          <p className={classes.text}>{error.message}</p>
          <Button onClick={onRetry}>Try again</Button>
        </>
      ) : (
        <LeaveForLogin />
      )}
    </div>
  )
}
