import { takedownNotice } from '@visage/contract'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { sendTakedownNotice } from './send-takedown-notice.ts'
import { renderTakedownForm, renderTakedownThanks } from './takedown-page.ts'

type Answer = { status: number; html: string }

/** Takes the form of the page for notices, and answers with a page: thanks, or the form with what is wrong. */
export const takeTakedownForm = async (
  ctx: Context,
  { fields, ip }: { fields: Record<string, string>; ip: string },
): Promise<Answer> => {
  const parsed = takedownNotice.safeParse({ ...fields, is_true: fields.is_true === 'yes' })
  if (!parsed.success) {
    const errors = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0] ?? ''), message]))
    return { status: 400, html: renderTakedownForm(fields, errors) }
  }
  try {
    const { case_number: caseNumber } = await sendTakedownNotice(ctx, { notice: parsed.data, ip })
    return { status: 201, html: renderTakedownThanks(caseNumber) }
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'rate_limited')) throw error
    return { status: 429, html: renderTakedownForm(fields, { '': error.message }) }
  }
}
