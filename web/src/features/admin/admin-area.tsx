import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router'
import { AdminFrame } from './admin-frame.tsx'
import { ADMIN_PATHS } from './admin-screens.ts'
import { useAdminToken } from './call-admin.ts'
import { LockScreen } from './lock-screen.tsx'
import type { LockProps } from './lock-screen.tsx'
import { OverviewScreen } from './overview/overview-screen.tsx'
import { AppealsScreen } from './screens/appeals-screen.tsx'
import { FeedbackScreen } from './screens/feedback-screen.tsx'
import { JobsScreen } from './screens/jobs-screen.tsx'
import { LogScreen } from './screens/log-screen.tsx'
import { MessagesScreen } from './screens/messages-screen.tsx'
import { NamesScreen } from './screens/names-screen.tsx'
import { NewsletterScreen } from './screens/newsletter-screen.tsx'
import { PeopleScreen } from './screens/people-screen.tsx'
import { PersonScreen } from './screens/person-screen.tsx'
import { TakedownsScreen } from './screens/takedowns-screen.tsx'

type Props = LockProps & {
  /** What shows at an address that is no screen. */
  nothing: ReactNode
}

// Routes inside of a route are told from where that one ends.
const screen = (path: string, element: ReactNode) => (
  <Route key={path} path={path.slice(ADMIN_PATHS.overview.length + 1)} element={element} />
)

const Screens = ({ email, nothing }: Pick<Props, 'email' | 'nothing'>) => (
  <Routes>
    <Route element={<AdminFrame email={email} />}>
      <Route index element={<OverviewScreen />} />
      {screen(ADMIN_PATHS.people, <PeopleScreen />)}
      {screen(`${ADMIN_PATHS.people}/:id`, <PersonScreen />)}
      {screen(ADMIN_PATHS.jobs, <JobsScreen />)}
      {screen(ADMIN_PATHS.takedowns, <TakedownsScreen />)}
      {screen(ADMIN_PATHS.appeals, <AppealsScreen />)}
      {screen(ADMIN_PATHS.names, <NamesScreen />)}
      {screen(ADMIN_PATHS.messages, <MessagesScreen />)}
      {screen(ADMIN_PATHS.feedback, <FeedbackScreen />)}
      {screen(ADMIN_PATHS.newsletter, <NewsletterScreen />)}
      {screen(ADMIN_PATHS.log, <LogScreen />)}
    </Route>
    <Route path="*" element={nothing} />
  </Routes>
)

/** The admin area, behind its second factor. */
export const AdminArea = ({ nothing, ...lock }: Props) =>
  useAdminToken() === null ? <LockScreen {...lock} /> : <Screens email={lock.email} nothing={nothing} />
