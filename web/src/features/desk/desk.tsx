import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router'
import { useDeskToken } from './call-desk.ts'
import { DeskFrame } from './desk-frame.tsx'
import { DESK_PATHS } from './desk-screens.ts'
import { LockScreen } from './lock-screen.tsx'
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

type Props = {
  /** The operator's address. */
  email: string
  /** What shows at an address that is no screen. */
  nothing: ReactNode
}

// Routes inside of a route are told from where that one ends.
const screen = (path: string, element: ReactNode) => (
  <Route key={path} path={path.slice(DESK_PATHS.overview.length + 1)} element={element} />
)

const Screens = ({ email, nothing }: Props) => (
  <Routes>
    <Route element={<DeskFrame email={email} />}>
      <Route index element={<OverviewScreen />} />
      {screen(DESK_PATHS.people, <PeopleScreen />)}
      {screen(`${DESK_PATHS.people}/:id`, <PersonScreen />)}
      {screen(DESK_PATHS.jobs, <JobsScreen />)}
      {screen(DESK_PATHS.takedowns, <TakedownsScreen />)}
      {screen(DESK_PATHS.appeals, <AppealsScreen />)}
      {screen(DESK_PATHS.names, <NamesScreen />)}
      {screen(DESK_PATHS.messages, <MessagesScreen />)}
      {screen(DESK_PATHS.feedback, <FeedbackScreen />)}
      {screen(DESK_PATHS.newsletter, <NewsletterScreen />)}
      {screen(DESK_PATHS.log, <LogScreen />)}
    </Route>
    <Route path="*" element={nothing} />
  </Routes>
)

/** The operator's desk, behind its second code. */
export const Desk = (props: Props) =>
  useDeskToken() === null ? <LockScreen email={props.email} /> : <Screens {...props} />
