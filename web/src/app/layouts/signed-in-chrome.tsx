import { useRef } from 'react'
import type { ReactNode } from 'react'
import { NotificationBanner } from '../../ui/notification-banner.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { PhoneBottomBar, PhoneTopBar } from './phone-bars.tsx'
import { SideRail } from './side-rail.tsx'
import styles from './signed-in-chrome.module.css'
import { useArrivalNotice } from './use-arrival-notice.ts'
import { usePageChanges } from './use-page-changes.ts'

/** What stands around every signed-in page. */
export const SignedInChrome = ({ children }: { children: ReactNode }) => {
  const content = useRef<HTMLElement>(null)
  const { notice, dismiss } = useArrivalNotice()
  usePageChanges(content)
  return (
    <div className={styles.chrome}>
      <SkipLink to="#content" />
      <SideRail />
      <PhoneTopBar />
      <main id="content" ref={content} tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <PhoneBottomBar />
      {notice && <NotificationBanner {...notice} onDismiss={dismiss} />}
    </div>
  )
}
