import { clientNetwork } from '../../account/limits/client-network.ts'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Tx } from '../../db/transaction.ts'
import { AppError } from '../../lib/app-error.ts'
import { dayMs, hourMs } from '../../lib/time.ts'
import { measureStorage, storageFull } from './storage.ts'
import { addArrival, countArrivals, endArrival, lockArrivals, removeArrivalsBefore } from './store.ts'

const gigabyte = 1024 ** 3
/** Whoever died in the middle of one is forgotten: no request takes longer. */
const staleMs = 15 * 60_000
const limits = {
  person: { open: 6, inHour: 120 },
  network: { open: 24, inHour: 600 },
} as const
/** A network is a household, an office or many strangers behind one address. */
const networkShare = 5

type Sent = { open: number; inHour: number; bytesInDay: number }

const wait = (message: string, seconds: number) =>
  new AppError('rate_limited', message, { details: { retry_after_seconds: seconds } })

const refuseFlood = (sent: Sent, max: { open: number; inHour: number; bytesInDay: number }, bytes: number): void => {
  if (sent.open >= max.open)
    throw wait('Several files are on their way already. Please wait until one of them is done.', 10)
  if (sent.inHour >= max.inHour) throw wait('That is a lot of files. Please wait an hour.', hourMs / 1000)
  if (sent.bytesInDay + bytes > max.bytesInDay)
    throw wait('That is a lot for one day. Please go on tomorrow.', hourMs / 1000)
}

type NewArrival = {
  /** Null for somebody unknown, whose file is not kept. */
  userId: string | null
  /** Null for what the server itself fetches. */
  ip: string | null
  /** What is announced, or the most that is taken. */
  bytes: number
}

/** A file that is let in; it counts with what was announced until it has come. */
export type Arrival = { end(bytes: number): Promise<void> }

const instants = (now: Date) => ({
  dayAgo: new Date(now.getTime() - dayMs),
  hourAgo: new Date(now.getTime() - hourMs),
  staleSince: new Date(now.getTime() - staleMs),
})

const admitPerson = async (
  ctx: Context,
  tx: Tx,
  { userId, bytes }: { userId: string; bytes: number },
): Promise<void> => {
  await lockArrivals(tx, userId)
  const sent = await countArrivals(tx, { userId }, instants(ctx.clock.now()))
  refuseFlood(sent, { ...limits.person, bytesInDay: ctx.config.limits.uploadGigabytes * gigabyte }, bytes)
  const { used, limit } = await measureStorage(ctx, tx, userId)
  if (used + sent.openBytes + bytes > limit) throw storageFull({ used, limit })
}

const admitNetwork = async (ctx: Context, tx: Tx, { network, bytes }: { network: string; bytes: number }) => {
  await lockArrivals(tx, network)
  const sent = await countArrivals(tx, { network }, instants(ctx.clock.now()))
  const bytesInDay = ctx.config.limits.uploadGigabytes * networkShare * gigabyte
  refuseFlood(sent, { ...limits.network, bytesInDay }, bytes)
}

/**
 * Counts a file before its first byte: places on the way in and bytes of the day, of the person and of the network, and
 * the room that it will take. Throws `rate_limited` or `storage_full`.
 */
export const admitArrival = async (ctx: Context, { userId, ip, bytes }: NewArrival): Promise<Arrival> => {
  const network = ip === null ? null : clientNetwork(ip)
  const id = await inTransaction(ctx.db, async (tx) => {
    if (userId !== null) await admitPerson(ctx, tx, { userId, bytes })
    if (network !== null) await admitNetwork(ctx, tx, { network, bytes })
    return addArrival(tx, { userId, network, bytes, startedAt: ctx.clock.now() })
  })
  return { end: (come) => endArrival(ctx.db, { id, bytes: come, at: ctx.clock.now() }) }
}

/** Does work that brings in at most so many bytes, which answers how many have come. */
export const whileArriving = async <Result extends { bytes: number }>(
  ctx: Context,
  arrival: NewArrival,
  fetch: () => Promise<Result>,
): Promise<Result> => {
  const admitted = await admitArrival(ctx, arrival)
  let come = 0
  try {
    const result = await fetch()
    come = result.bytes
    return result
  } finally {
    await admitted.end(come)
  }
}

/** Forgets what counts for nothing any more. */
export const forgetArrivals = ({ db }: Context, now: Date): Promise<void> =>
  removeArrivalsBefore(db, new Date(now.getTime() - dayMs))
