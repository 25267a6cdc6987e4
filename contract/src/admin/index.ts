/** The calls of the admin area; apart from the others, so that neither the site nor its reference carries them. */
export * as admin from './calls.ts'

export { JOB_STATUSES } from '../generation/jobs.ts'

export { errorCodes as ERROR_CODES } from '../errors.ts'

export { TAKEDOWN_STATES } from '../sharing/takedowns.ts'

export { ADMIN_HEADER } from './admin-session.ts'

export { MESSAGE_STATES } from './inbox.ts'

export type { AdminMessage, FeedbackEntry } from './inbox.ts'

export type { AdminJob } from './jobs.ts'

export { ADMIN_ACTIONS } from './log.ts'

export type { AdminAction, AdminActionName } from './log.ts'

export { APPEAL_STATES } from './moderation.ts'

export type { BlockedName, AdminAppeal } from './moderation.ts'

export { OVERVIEW_PERIODS } from './overview.ts'

export type { Overview } from './overview.ts'

export { PEOPLE_STATES } from './people.ts'

export type { AdminPerson, AdminPersonDetail } from './people.ts'

export type { AdminCase } from './takedowns.ts'
