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
