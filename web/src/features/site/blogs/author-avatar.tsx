import { useEffect, useRef, useState } from 'react'
import classes from './author-avatar.module.css'

const fallback = '/favicon.svg'

/** The author's picture; when it cannot be loaded, the mark of the product. */
export const AuthorAvatar = ({ src }: { src: string }) => {
  const image = useRef<HTMLImageElement>(null)
  const [hasFailed, setHasFailed] = useState(false)

  // A page made at build time may have failed to load it before there was anything to listen.
  useEffect(() => {
    const { complete = false, naturalWidth = 1 } = image.current ?? {}
    if (complete && naturalWidth === 0) setHasFailed(true)
  }, [])

  return (
    <img
      ref={image}
      src={hasFailed ? fallback : src}
      onError={() => setHasFailed(true)}
      alt=""
      width={48}
      height={48}
      className={classes.avatar}
    />
  )
}
