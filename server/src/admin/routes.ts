import type { admin } from '@visage/contract/admin'
import { csvAnswer } from '../calls/answers.ts'
import type { Handlers } from '../calls/handlers.ts'
import type { Context } from '../program/context.ts'
import { listCases } from '../sharing/takedowns/cases.ts'
import { exportNewsletter, listFeedback, listMessages, setMessageAnswered } from './inbox/inbox.ts'
import { listActions } from './log/actions.ts'
import { listAllJobs } from './overview/list-all-jobs.ts'
import { readOverview } from './overview/overview.ts'
import { listPeople, readPerson, suspendPerson, unsuspendPerson } from './people/people.ts'
import { blockName, listNames, unblockName } from './review/blocked-names.ts'
import { decideAppeal, decideCase, listAppeals } from './review/decisions.ts'
import {
  allowFirstFactor,
  closeAdminSession,
  openAdminSession,
  readAdminAccess,
  sendAdminCode,
} from './session/admin-session.ts'

export const adminRoutes = (ctx: Context): Handlers<typeof admin> => ({
  readAdminAccess: ({ caller }) => readAdminAccess(ctx, caller),
  sendAdminCode: ({ caller, ip }) => sendAdminCode(ctx, caller, ip),
  allowFirstFactor: ({ caller, body }) => allowFirstFactor(ctx, caller, body.otp),
  openAdminSession: ({ caller }) => openAdminSession(ctx, caller),
  closeAdminSession: ({ caller, body }) => closeAdminSession(ctx, caller, body.everywhere),
  readOverview: ({ query }) => readOverview(ctx, query.days),
  listPeople: ({ query }) => listPeople(ctx, query),
  readPerson: ({ params }) => readPerson(ctx, params.id),
  suspendPerson: async ({ params, body, caller }) => {
    await suspendPerson(ctx, { personId: params.id, reason: body.reason, actor: caller.email })
    return readPerson(ctx, params.id)
  },
  unsuspendPerson: async ({ params, body, caller }) => {
    await unsuspendPerson(ctx, { personId: params.id, reason: body.reason, actor: caller.email })
    return readPerson(ctx, params.id)
  },
  listAdminJobs: ({ query }) => listAllJobs(ctx, query),
  listCases: ({ query }) => listCases(ctx, query),
  decideCase: ({ params, body, caller }) =>
    decideCase(ctx, { caseNumber: params.case_number, actor: caller.email, ...body }),
  listFeedback: ({ query }) => listFeedback(ctx, query),
  listMessages: ({ query }) => listMessages(ctx, query),
  setMessageAnswered: ({ params, body, caller }) =>
    setMessageAnswered(ctx, { id: params.id, isAnswered: body.is_answered, actor: caller.email }),
  downloadSubscribers: async ({ caller }) => csvAnswer(await exportNewsletter(ctx, caller.email), 'newsletter.csv'),
  listAppeals: ({ query }) => listAppeals(ctx, query),
  decideAppeal: ({ params, body, caller }) => decideAppeal(ctx, { id: params.id, actor: caller.email, ...body }),
  listBlockedNames: () => listNames(ctx),
  addBlockedName: ({ body, caller }) => blockName(ctx, { ...body, actor: caller.email }),
  removeBlockedName: ({ params, body, caller }) =>
    unblockName(ctx, { id: params.id, reason: body.reason, actor: caller.email }),
  listActions: ({ query }) => listActions(ctx, query),
})
