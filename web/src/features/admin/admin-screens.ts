import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs'
import IconGauge from '@tabler/icons-react/dist/esm/icons/IconGauge.mjs'
import IconGavel from '@tabler/icons-react/dist/esm/icons/IconGavel.mjs'
import IconMailbox from '@tabler/icons-react/dist/esm/icons/IconMailbox.mjs'
import IconMessageStar from '@tabler/icons-react/dist/esm/icons/IconMessageStar.mjs'
import IconNews from '@tabler/icons-react/dist/esm/icons/IconNews.mjs'
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs'
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs'
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import type { Overview } from '@visage/contract/admin'
import type { Icon } from '../../ui/icon.ts'

/** The screens of the admin area. */
export const ADMIN_PATHS = {
  overview: '/admin',
  people: '/admin/people',
  jobs: '/admin/generations',
  takedowns: '/admin/takedowns',
  appeals: '/admin/appeals',
  names: '/admin/names',
  messages: '/admin/messages',
  feedback: '/admin/feedback',
  newsletter: '/admin/newsletter',
  log: '/admin/log',
} as const

export const personPath = (id: string): string => `${ADMIN_PATHS.people}/${id}`

type Screen = {
  path: string
  label: string
  icon: Icon
  /** How much waits for an operator there. */
  countOf?: (waiting: Overview['waiting']) => number
}

/** The screens that the admin area leads to, in order: one line each. */
export const SCREENS: readonly [Screen, ...Screen[]] = [
  { path: ADMIN_PATHS.overview, label: 'Overview', icon: IconGauge },
  { path: ADMIN_PATHS.people, label: 'People', icon: IconUsers },
  { path: ADMIN_PATHS.jobs, label: 'Generations', icon: IconSparkles },
  {
    path: ADMIN_PATHS.takedowns,
    label: 'Takedowns',
    icon: IconGavel,
    countOf: (waiting) => waiting.takedowns + waiting.counter_notices,
  },
  { path: ADMIN_PATHS.appeals, label: 'Appeals', icon: IconScale, countOf: (waiting) => waiting.appeals },
  { path: ADMIN_PATHS.names, label: 'Blocked names', icon: IconUserOff },
  { path: ADMIN_PATHS.messages, label: 'Messages', icon: IconMailbox, countOf: (waiting) => waiting.messages },
  { path: ADMIN_PATHS.feedback, label: 'Feedback', icon: IconMessageStar },
  { path: ADMIN_PATHS.newsletter, label: 'Newsletter', icon: IconNews },
  { path: ADMIN_PATHS.log, label: 'Log', icon: IconClipboardList },
]
