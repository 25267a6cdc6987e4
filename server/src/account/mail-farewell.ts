import type { Context } from '../context.ts'
import { MailRefusedError } from '../mail/mailer.ts'
import { renderFarewellMail } from '../mail/templates/farewell-mail.ts'
import { deleteFarewell, findFarewell } from './store/farewells.ts'

/** Mails that an account is deleted, and then forgets the address; of the mails before it nothing is kept either. */
export const mailFarewell = async (ctx: Context, { farewellId }: { farewellId: string }): Promise<void> => {
  const farewell = await findFarewell(ctx.db, farewellId)
  if (!farewell) return
  await ctx.mail.forget?.(farewell.email)
  try {
    await ctx.mail.send(await renderFarewellMail({ to: farewell.email, deletedAt: farewell.createdAt }))
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error
    ctx.log.warn({ err: error, farewellId }, 'a farewell could not be mailed')
  }
  await deleteFarewell(ctx.db, farewellId)
}
