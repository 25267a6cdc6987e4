import type { desk } from '@visage/contract/desk'
import type { Context } from '../context.ts'
import { FileAnswer } from '../http/handlers.ts'
import type { Handlers } from '../http/handlers.ts'
import { listCases } from '../sharing/list-cases.ts'
import { decideAppeal, listAppeals } from './appeals.ts'
import { blockName, listNames, unblockName } from './blocked-names.ts'
import { decideCase } from './decide-case.ts'
import { exportNewsletter } from './export-newsletter.ts'
import { leaveDesk } from './leave-desk.ts'
import { listActions } from './list-actions.ts'
import { listAllJobs } from './list-all-jobs.ts'
import { listFeedback, listMessages } from './list-inbox.ts'
import { listPeople } from './list-people.ts'
import { markMessage } from './mark-message.ts'
import { openDesk } from './open-desk.ts'
import { readOverview } from './read-overview.ts'
import { readPerson } from './read-person.ts'
import { sendDeskCode } from './send-desk-code.ts'
import { suspendPerson, unsuspendPerson } from './suspend-person.ts'

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
