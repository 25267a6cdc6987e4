import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { ReauthenticationDialog } from '../../features/security/reauthentication-dialog.tsx'
import { PATHS } from '../../lib/routing/paths.ts'
import { clearSession, readSession, setSessionValue } from '../../lib/session/session.ts'
import { useDraft } from '../../lib/session/use-draft.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { NotificationBanner } from '../../ui/dialogs/notification-banner.tsx'
import { SkipLink } from '../../ui/layout/visually-hidden.tsx'
import { useLiveJobs } from '../live-jobs.ts'
import { NAVIGATION } from './navigation.tsx'
import { PhoneBottomBar, PhoneTopBar } from './phone-bars.tsx'
import { SideRail } from './side-rail.tsx'
import styles from './signed-in-pages.module.css'

type Notice = { tone: 'success' | 'info' | 'danger'; message: string; action?: 'set-password' }

const shownMs = 6000

const findNotice = (state: unknown): Notice | null => (state as { notice?: Notice | null } | null)?.notice ?? null

/** A message that the page before handed over; it is shown once, not again after a reload. */
const useArrivalNotice = (): { notice: Notice | null; dismiss: () => void } => {
  const location = useLocation()
  const navigate = useNavigate()
  const [notice, setNotice] = useState(() => findNotice(location.state))

  useEffect(() => {
    if (!notice) return undefined
    if (findNotice(location.state)) void navigate(location, { replace: true, state: null })
    if (notice.action) return undefined
    const timer = setTimeout(() => setNotice(null), shownMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- only a new notice starts the clock
  }, [notice])

  return { notice, dismiss: () => setNotice(null) }
}

/** Leads to where a code is mailed that sets a password, which is for visitors alone. */
const SetPassword = () => {
  const [, keepAddress] = useDraft('account-email')
  const leave = () => {
    const { userEmail } = readSession()
    clearSession()
    keepAddress(userEmail)
    location.assign(PATHS.forgot)
  }
  return (
    <Button variant="primary" onClick={leave}>
      Set a password
    </Button>
  )
}

/** Remembers the active page for the session, and moves the focus to each new page's content. */
const usePageChanges = (content: RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)

  useEffect(() => {
    const isItem = pathname === PATHS.profile || NAVIGATION.some((item) => item.to === pathname)
    if (isItem) setSessionValue('activeItem', pathname)
    if (lastPath.current !== pathname) content.current?.focus({ preventScroll: true })
    lastPath.current = pathname
  }, [content, pathname])
}

/** The signed-in pages with what stands around them, and with the news of what is being made for them. */
export const SignedInPages = () => {
  useLiveJobs()
  const content = useRef<HTMLElement>(null)
  const { notice, dismiss } = useArrivalNotice()
  usePageChanges(content)
  return (
    <div className={styles.chrome}>
      <SkipLink to="#content" />
      <SideRail />
      <PhoneTopBar />
      <main id="content" ref={content} tabIndex={-1} className={styles.content}>
        <Outlet />
        <ReauthenticationDialog />
      </main>
      <PhoneBottomBar />
      {notice && (
        <NotificationBanner
          {...notice}
          action={notice.action === 'set-password' && <SetPassword />}
          onDismiss={dismiss}
        />
      )}
    </div>
  )
}
