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
import type { Overview } from '@visage/contract/desk'
import type { Icon } from '../../ui/icon.ts'

/** The screens of the desk. */
export const DESK_PATHS = {
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

export const personPath = (id: string): string => `${DESK_PATHS.people}/${id}`

type Screen = {
  path: string
  label: string
  icon: Icon
  /** How much waits for an operator there. */
  countOf?: (waiting: Overview['waiting']) => number
}

/** The screens that the desk leads to, in order: one line each. */
export const SCREENS: readonly [Screen, ...Screen[]] = [
  { path: DESK_PATHS.overview, label: 'Overview', icon: IconGauge },
  { path: DESK_PATHS.people, label: 'People', icon: IconUsers },
  { path: DESK_PATHS.jobs, label: 'Generations', icon: IconSparkles },
  {
    path: DESK_PATHS.takedowns,
    label: 'Takedowns',
    icon: IconGavel,
    countOf: (waiting) => waiting.takedowns + waiting.counter_notices,
  },
  { path: DESK_PATHS.appeals, label: 'Appeals', icon: IconScale, countOf: (waiting) => waiting.appeals },
  { path: DESK_PATHS.names, label: 'Blocked names', icon: IconUserOff },
  { path: DESK_PATHS.messages, label: 'Messages', icon: IconMailbox, countOf: (waiting) => waiting.messages },
  { path: DESK_PATHS.feedback, label: 'Feedback', icon: IconMessageStar },
  { path: DESK_PATHS.newsletter, label: 'Newsletter', icon: IconNews },
  { path: DESK_PATHS.log, label: 'Log', icon: IconClipboardList },
]
