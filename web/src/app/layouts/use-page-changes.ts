import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useLocation } from 'react-router'
import { setSessionValue } from '../../lib/session.ts'
import { NAVIGATION } from './navigation.ts'

/** Remembers the active page for the session, and moves the focus to each new page's content. */
export const usePageChanges = (content: RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)

  useEffect(() => {
    const active = NAVIGATION.find((item) => item.to === pathname)
    if (active) setSessionValue('activeItem', active.to)
    if (lastPath.current !== pathname) content.current?.focus({ preventScroll: true })
    lastPath.current = pathname
  }, [content, pathname])
}
