import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useSignOut } from '../../features/account/hooks/use-sign-out.ts'
import { LoadingOverlay } from '../../ui/loading-overlay.tsx'
import { NotificationBanner } from '../../ui/notification-banner.tsx'
import { PhoneBottomBar, PhoneTopBar } from './phone-bars.tsx'
import { SideRail } from './side-rail.tsx'
import styles from './signed-in-chrome.module.css'
import { useArrivalNotice } from './use-arrival-notice.ts'
import { usePageChanges } from './use-page-changes.ts'

/** What stands around every signed-in page. */
export const SignedInChrome = ({ children }: { children: ReactNode }) => {
  const content = useRef<HTMLElement>(null)
  const { isSigningOut, signOut } = useSignOut()
  const { notice, dismiss } = useArrivalNotice()
  usePageChanges(content)
  return (
    <div className={styles.chrome}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <SideRail onSignOut={signOut} />
      <PhoneTopBar />
      <main id="content" ref={content} tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <PhoneBottomBar onSignOut={signOut} />
      {notice && <NotificationBanner {...notice} onDismiss={dismiss} />}
      <LoadingOverlay isVisible={isSigningOut} label="Logging out..." />
    </div>
  )
}
