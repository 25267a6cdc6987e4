/** The calls of the operator's desk; apart from the others, so that neither the site nor its reference carries them. */
export * as desk from './calls.ts'

export { DESK_HEADER } from './door.ts'
export { MESSAGE_STATES } from './inbox.ts'
export type { DeskMessage, GivenFeedback } from './inbox.ts'
export type { DeskJob } from './jobs.ts'
export { DESK_ACTIONS } from './log.ts'
export type { DeskAction, DeskActionName } from './log.ts'
export { DESK_PERIODS } from './overview.ts'
export type { Overview } from './overview.ts'
export { PEOPLE_STATES } from './people.ts'
export type { DeskPerson, DeskPersonDetail } from './people.ts'
export type { DeskCase } from './takedowns.ts'
