import { and, asc, eq, gt, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { isOwn } from '../db/is-own.ts'
import type { Owned } from '../db/is-own.ts'
import {
  ASSET_COLUMNS,
  affiliates,
  allowances,
  assets,
  authenticators,
  batches,
  batchJobs,
  billingAddresses,
  billingMails,
  collectionItems,
  collections,
  contactMessages,
  dataExports,
  feedbacks,
  googleAccounts,
  garments,
  influencerFaces,
  influencers,
  jobs,
  ledger,
  newsletterSubscribers,
  oneTimeCodes,
  passkeys,
  payments,
  refusals,
  shares,
  signIns,
  subscriptions,
  takedowns,
  uploads,
  users,
} from '../db/schema.ts'
import { firstRow } from '../db/transaction.ts'
import type { Db } from '../db/transaction.ts'

export type DataExportRow = typeof dataExports.$inferSelect

export const addDataExport = async (db: Db, dataExport: typeof dataExports.$inferInsert): Promise<DataExportRow> => {
  const [added] = await db.insert(dataExports).values(dataExport).returning()
  if (!added) throw new Error('An export was not stored.')
  return added
}

export const findDataExport = (db: Db, own: Owned): Promise<DataExportRow | undefined> =>
  firstRow(db.select().from(dataExports).where(isOwn(dataExports, own)))

/** The order behind a token, unless it was made before an instant. */
export const findExportByToken = (
  db: Db,
  { tokenHash, since }: { tokenHash: string; since: Date },
): Promise<DataExportRow | undefined> =>
  firstRow(
    db
      .select()
      .from(dataExports)
      .where(and(eq(dataExports.tokenHash, tokenHash), gt(dataExports.createdAt, since))),
  )

type Progress = Pick<DataExportRow, 'id' | 'state' | 'sentFiles' | 'changedAt'>

export const noteProgress = async (db: Db, { id, ...progress }: Progress): Promise<void> => {
  await db.update(dataExports).set(progress).where(eq(dataExports.id, id))
}

export const removeDataExportsBefore = async (db: Db, time: Date): Promise<void> => {
  await db.delete(dataExports).where(lt(dataExports.createdAt, time))
}

type Person = { userId: string; email: string }

/** Ids of a person's under which work is put on the queue. */
export const listQueuedIds = async (db: Db, { userId, email }: Person): Promise<string[]> => {
  const rows = await unionAll(
    db.select({ id: users.id }).from(users).where(eq(users.id, userId)),
    db.select({ id: jobs.id }).from(jobs).where(eq(jobs.userId, userId)),
    db.select({ id: uploads.id }).from(uploads).where(eq(uploads.userId, userId)),
    db.select({ id: billingMails.id }).from(billingMails).where(eq(billingMails.userId, userId)),
    db.select({ id: oneTimeCodes.id }).from(oneTimeCodes).where(eq(oneTimeCodes.email, email)),
    db.select({ id: contactMessages.id }).from(contactMessages).where(eq(contactMessages.email, email)),
    db
      .select({ id: newsletterSubscribers.id })
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, email)),
  )
  return rows.map(({ id }) => id)
}

export const eraseMessages = async (db: Db, email: string): Promise<void> => {
  await db.delete(contactMessages).where(eq(contactMessages.email, email))
}

export const eraseSubscriber = async (db: Db, email: string): Promise<void> => {
  await db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
}

/** Takes name, address and signature out of cases about what a person made; the cases stay. */
export const eraseCounterNotices = async (db: Db, userId: string): Promise<void> => {
  await db
    .update(takedowns)
    .set({ counterNotice: 'Erased with the account.' })
    .where(and(eq(takedowns.ownerId, userId), isNotNull(takedowns.counterNotice)))
}

/** Takes the address from an affiliate; the code stays with the payments that name it, and nobody has it any more. */
export const eraseAffiliate = async (db: Db, email: string): Promise<void> => {
  await db
    .update(affiliates)
    .set({ email: sql`'erased:' || ${affiliates.code}` })
    .where(eq(affiliates.email, email))
}

const pageSize = 100

/** Rows of many are read some at a time, in the order of their ids. */
const inPages = async function* <Row extends { id: string }>(
  readPage: (after: string | undefined) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let after: string | undefined
  for (;;) {
    const rows = await readPage(after)
    yield* rows
    after = rows.at(-1)?.id
    if (rows.length < pageSize || after === undefined) return
  }
}

type OwnTable = PgTable & { id: AnyPgColumn; userId: AnyPgColumn }

const ownPage = (table: OwnTable, userId: string, after: string | undefined) =>
  and(eq(table.userId, userId), after === undefined ? undefined : gt(table.id, after))

/** What a person made until an instant and did not delete. */
export const streamAssets = (db: Db, { userId, until }: { userId: string; until: Date }) =>
  inPages((after) =>
    db
      .select(ASSET_COLUMNS)
      .from(assets)
      .where(and(ownPage(assets, userId, after), isNull(assets.deletedAt), lte(assets.createdAt, until)))
      .orderBy(asc(assets.id))
      .limit(pageSize),
  )

/** What a person brought in until an instant. */
export const streamUploads = (db: Db, { userId, until }: { userId: string; until: Date }) =>
  inPages((after) =>
    db
      .select()
      .from(uploads)
      .where(and(ownPage(uploads, userId, after), lte(uploads.createdAt, until)))
      .orderBy(asc(uploads.id))
      .limit(pageSize),
  )

/** All rows of a person's in a table. */
const streamOwn =
  <Table extends typeof jobs | typeof ledger | typeof refusals>(table: Table) =>
  (db: Db, userId: string) =>
    inPages(
      (after) =>
        db
          .select()
          .from<OwnTable>(table)
          .where(ownPage(table, userId, after))
          .orderBy(asc(table.id))
          .limit(pageSize) as unknown as Promise<Table['$inferSelect'][]>,
    )

export const streamJobs = streamOwn(jobs)
export const streamLedger = streamOwn(ledger)
export const streamRefusals = streamOwn(refusals)

/** How many files an export until an instant has. */
export const countFiles = async (db: Db, { userId, until }: { userId: string; until: Date }): Promise<number> => {
  const shown = and(eq(assets.userId, userId), isNull(assets.deletedAt), lte(assets.createdAt, until))
  const brought = and(eq(uploads.userId, userId), lte(uploads.createdAt, until))
  return (await db.$count(assets, shown)) + (await db.$count(uploads, brought))
}

export const findUserWithGoogle = (db: Db, userId: string) =>
  firstRow(
    db
      .select({ user: users, googleSince: googleAccounts.createdAt })
      .from(users)
      .leftJoin(googleAccounts, eq(googleAccounts.userId, users.id))
      .where(eq(users.id, userId)),
  )

export const listSignIns = (db: Db, userId: string) =>
  db.select().from(signIns).where(eq(signIns.userId, userId)).orderBy(asc(signIns.at))

export const findAuthenticatorDate = async (db: Db, userId: string): Promise<Date | null> => {
  const [row] = await db.select().from(authenticators).where(eq(authenticators.userId, userId))
  return row?.confirmedAt ?? null
}

export const listPasskeys = (db: Db, userId: string) =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt))

export const findBillingAddress = (db: Db, userId: string) =>
  firstRow(db.select().from(billingAddresses).where(eq(billingAddresses.userId, userId)))

export const listSubscriptions = (db: Db, userId: string) =>
  db.select().from(subscriptions).where(eq(subscriptions.userId, userId)).orderBy(asc(subscriptions.createdAt))

export const listInvoices = (db: Db, userId: string) =>
  db.select().from(payments).where(eq(payments.userId, userId)).orderBy(asc(payments.paidAt))

export const listAllowances = (db: Db, userId: string) =>
  db.select().from(allowances).where(eq(allowances.userId, userId)).orderBy(asc(allowances.startsAt))

export const listFeedback = (db: Db, userId: string) =>
  db.select().from(feedbacks).where(eq(feedbacks.userId, userId)).orderBy(asc(feedbacks.createdAt))

export const listShares = (db: Db, userId: string) =>
  db.select().from(shares).where(eq(shares.userId, userId)).orderBy(asc(shares.changedAt))

/** A person's batches, each with the ids of its jobs and what their pictures are called, in their order. */
export const listBatches = async (db: Db, userId: string) => {
  const rows = await db
    .select({ batch: batches, jobId: batchJobs.jobId, label: batchJobs.label })
    .from(batches)
    .innerJoin(batchJobs, eq(batchJobs.batchId, batches.id))
    .where(eq(batches.userId, userId))
    .orderBy(asc(batches.createdAt), asc(batches.id), asc(batchJobs.place))
  return [...Map.groupBy(rows, ({ batch }) => batch.id).values()].flatMap((jobsOf) => {
    const batch = jobsOf[0]?.batch
    return batch ? { batch, jobIds: jobsOf.map(({ jobId }) => jobId), labels: jobsOf.map(({ label }) => label) } : []
  })
}

/** A person's collections, each with the ids of its items in their order. */
export const listCollections = async (db: Db, userId: string) => {
  const rows = await db
    .select({ collection: collections, assetId: collectionItems.assetId })
    .from(collections)
    .leftJoin(collectionItems, eq(collectionItems.collectionId, collections.id))
    .where(eq(collections.userId, userId))
    .orderBy(asc(collections.createdAt), asc(collections.id), asc(collectionItems.position))
  return [...Map.groupBy(rows, ({ collection }) => collection.id).values()].flatMap((of) => {
    const collection = of[0]?.collection
    return collection ? { collection, assetIds: of.flatMap(({ assetId }) => assetId ?? []) } : []
  })
}

/** What a person keeps to wear. */
export const listGarments = (db: Db, userId: string) =>
  db.select().from(garments).where(eq(garments.userId, userId)).orderBy(asc(garments.createdAt), asc(garments.id))

/** A person's named influencers, each with the ids of her faces. */
export const listInfluencers = async (db: Db, userId: string) => {
  const rows = await db
    .select({ influencer: influencers, faceId: influencerFaces.faceId })
    .from(influencers)
    .leftJoin(influencerFaces, eq(influencerFaces.influencerId, influencers.id))
    .where(eq(influencers.userId, userId))
    .orderBy(asc(influencers.createdAt), asc(influencers.id))
  const byId = Map.groupBy(rows, ({ influencer }) => influencer.id)
  return [...byId.values()].flatMap((hers) => {
    const influencer = hers[0]?.influencer
    return influencer ? { influencer, faceIds: hers.flatMap(({ faceId }) => faceId ?? []) } : []
  })
}

export const listCasesAbout = (db: Db, userId: string) =>
  db.select().from(takedowns).where(eq(takedowns.ownerId, userId)).orderBy(asc(takedowns.receivedAt))

export const listMessagesFrom = (db: Db, email: string) =>
  db.select().from(contactMessages).where(eq(contactMessages.email, email)).orderBy(asc(contactMessages.createdAt))

export const findSubscriber = (db: Db, email: string) =>
  firstRow(db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)))

export const findAffiliateCode = (db: Db, email: string) =>
  firstRow(db.select().from(affiliates).where(eq(affiliates.email, email)))
