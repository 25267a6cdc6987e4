import { z } from 'zod'
import { COUNTRY_NAMES } from '../../adapters/geo/countries.ts'
import { sendUnlessRefused } from '../../adapters/mail/mailer.ts'
import { NEWS, renderNewDeviceMail, renderNewsMail } from '../../adapters/mail/templates/account-mails.ts'
import type { News } from '../../adapters/mail/templates/account-mails.ts'
import type { Context } from '../../program/context.ts'
import type { Tx } from '../../db/transaction.ts'
import { defineJob } from '../../program/define-job.ts'
import type { Device } from '../../lib/callers.ts'
import { logSecurity } from '../../lib/security-log.ts'
import { clientNetwork } from '../limits/client-network.ts'
import { findUser } from '../users/store.ts'
import { addSignIn, findSignIn, hasSignedInOn, listSignIns } from './store.ts'
import type { SignIn } from './store.ts'

/** The country that a network is in, as far as that can be told. */
export const findCountry = async ({ geo }: Pick<Context, 'geo'>, network: string): Promise<string | null> => {
  const code = await geo.findCountryCode(network.replace(/\/64$/, ''))
  return (code && COUNTRY_NAMES[code]) ?? null
}

const mailNews = async (
  ctx: Context,
  { userId, signInId, news, at }: z.output<typeof payloadOfNews>,
): Promise<void> => {
  const user = await findUser(ctx.db, userId)
  if (!user) return
  const signIn = signInId === undefined ? undefined : await findSignIn(ctx.db, signInId)
  const country = signIn ? await findCountry(ctx, signIn.network) : null
  const mail = signIn
    ? await renderNewDeviceMail({ to: user.email, at: signIn.at, device: signIn.device, country })
    : await renderNewsMail({ to: user.email, news: news ?? 'password-reset', at: new Date(at) })
  await sendUnlessRefused(ctx, mail, { logged: { userId }, sentence: 'news of an account could not be mailed' })
}

const payloadOfNews = z.object({
  userId: z.uuid(),
  at: z.string(),
  signInId: z.uuid().optional(),
  news: z.enum(Object.keys(NEWS) as [News, ...News[]]).optional(),
})

/** Tells the owner what somebody else may have done, such as a sign-in on a new device, or a new password. */
export const mailNewsJob = defineJob({
  name: 'mail-account-news',
  payload: payloadOfNews,
  options: { concurrency: 1, retryLimit: 8, retryDelaySeconds: 30, expireSeconds: 60 },
  handle: (ctx, payload) => mailNews(ctx, payload),
})

/** Mails the owner what was done to the account; belongs in the transaction that does it. */
export const tellOwner = (
  ctx: Pick<Context, 'queue' | 'clock'>,
  tx: Tx,
  { userId, news }: { userId: string; news: News },
): Promise<void> =>
  ctx.queue.enqueue(tx, { job: mailNewsJob, payload: { userId, news, at: ctx.clock.now().toISOString() } })

/** How somebody came in, and from where. */
export type Entry = { how: SignIn['how']; ip: string; device: Device }

const recent = 50

/** A browser without its cookie is still known where it calls itself the same in the same network. */
const isKnown = async (tx: Tx, signIn: SignIn): Promise<boolean> => {
  const earlier = await listSignIns(tx, { userId: signIn.userId, limit: recent })
  if (earlier.length === 0) return true
  const { device, network } = signIn
  if (earlier.some(({ signIn: one }) => one.device === device && one.network === network)) return true
  return hasSignedInOn(tx, signIn)
}

/** Writes a sign-in down and mails its owner when the device is new; belongs in the transaction that begins the session. */
export const noteSignIn = async (
  ctx: Context,
  tx: Tx,
  { id, userId, how, ip, device }: Entry & { id: string; userId: string },
): Promise<void> => {
  const at = ctx.clock.now()
  const network = clientNetwork(ip)
  const signIn = { id, userId, at, how, device: device.name, deviceHash: device.hash, network }
  const isNew = !(await isKnown(tx, signIn))
  await addSignIn(tx, signIn)
  if (isNew) await ctx.queue.enqueue(tx, { job: mailNewsJob, payload: { userId, at: at.toISOString(), signInId: id } })
  logSecurity(ctx, 'signed-in', { user: userId, session: id, how, network, new_device: isNew })
}
