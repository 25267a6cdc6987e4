import type { desk } from '@visage/contract/desk'
import { FileAnswer } from '../calls/answers.ts'
import type { Handlers } from '../calls/handlers.ts'
import type { Context } from '../context.ts'
import { listCases } from '../sharing/takedowns/cases.ts'
import { leaveDesk, openDesk, sendDeskCode } from './door/door.ts'
import { exportNewsletter, listFeedback, listMessages, markMessage } from './inbox/inbox.ts'
import { listActions } from './log/actions.ts'
import { listAllJobs } from './overview/list-all-jobs.ts'
import { readOverview } from './overview/overview.ts'
import { listPeople, readPerson, suspendPerson, unsuspendPerson } from './people/people.ts'
import { blockName, listNames, unblockName } from './review/blocked-names.ts'
import { decideAppeal, decideCase, listAppeals } from './review/decisions.ts'

export const deskRoutes = (ctx: Context): Handlers<typeof desk> => ({
  readDoor: async ({ caller }) => ({ email: caller.email }),
  sendDeskCode: ({ caller, ip }) => sendDeskCode(ctx, { email: caller.email, ip }),
  openDesk: ({ caller, body }) => openDesk(ctx, caller, body.otp),
  leaveDesk: ({ caller, body }) => leaveDesk(ctx, caller, body.everywhere),
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
  listDeskJobs: ({ query }) => listAllJobs(ctx, query),
  listCases: ({ query }) => listCases(ctx, query),
  decideCase: ({ params, body, caller }) =>
    decideCase(ctx, { caseNumber: params.case_number, actor: caller.email, ...body }),
  listFeedback: ({ query }) => listFeedback(ctx, query),
  listMessages: ({ query }) => listMessages(ctx, query),
  markMessage: ({ params, body, caller }) =>
    markMessage(ctx, { id: params.id, isAnswered: body.is_answered, actor: caller.email }),
  downloadSubscribers: async ({ caller }) =>
    new FileAnswer({
      content: Buffer.from(await exportNewsletter(ctx, caller.email)),
      mimeType: 'text/csv; charset=utf-8',
      fileName: 'newsletter.csv',
    }),
  listAppeals: ({ query }) => listAppeals(ctx, query),
  decideAppeal: ({ params, body, caller }) => decideAppeal(ctx, { id: params.id, actor: caller.email, ...body }),
  listBlockedNames: () => listNames(ctx),
  addBlockedName: ({ body, caller }) => blockName(ctx, { ...body, actor: caller.email }),
  removeBlockedName: ({ params, body, caller }) =>
    unblockName(ctx, { id: params.id, reason: body.reason, actor: caller.email }),
  listActions: ({ query }) => listActions(ctx, query),
})
