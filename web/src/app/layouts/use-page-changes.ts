import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useLocation } from 'react-router'
import { PATHS } from '../../lib/paths.ts'
import { setSessionValue } from '../../lib/session.ts'
import { NAVIGATION } from './navigation.ts'

/** Remembers the active page for the session, and moves the focus to each new page's content. */
export const usePageChanges = (content: RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)

  useEffect(() => {
    const isItem = pathname === PATHS.profile || NAVIGATION.some((item) => item.to === pathname)
    if (isItem) setSessionValue('activeItem', pathname)
    if (lastPath.current !== pathname) content.current?.focus({ preventScroll: true })
    lastPath.current = pathname
  }, [content, pathname])
}
