import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { PATHS } from '../../../lib/paths.ts'
import classes from './gallery-message.module.css'

const readingMs = 2000

/** The gallery could not be read: says so, then leads to the login page. */
export const GalleryFailed = () => {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate(PATHS.login), readingMs)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <div className={classes.message} role="alert">
      <h2 className={classes.title}>Your gallery could not be loaded</h2>
      <p className={classes.text}>What you have made is safe. Please sign in again: the login page opens now.</p>
    </div>
  )
}
