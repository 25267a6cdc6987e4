import { readUsage } from '../billing/ledger/usage.ts'
import type { Context } from '../program/context.ts'
import { AppError } from '../lib/app-error.ts'
import { shareAddress } from '../sharing/shares/share.ts'
import {
  findAffiliateCode,
  findAuthenticatorDate,
  findBillingAddress,
  findSubscriber,
  findUserWithGoogle,
  listAllowances,
  listBatches,
  listCasesAbout,
  listCollections,
  listFeedback,
  listGarments,
  listInfluencers,
  listInvoices,
  listMessagesFrom,
  listPasskeys,
  listShares,
  listSignIns,
  listSubscriptions,
} from './store.ts'

const describeAccount = async ({ db }: Context, userId: string) => {
  const row = await findUserWithGoogle(db, userId)
  if (!row) throw new AppError('not_found')
  const { user, googleSince } = row
  const signIns = await listSignIns(db, userId)
  const keys = await listPasskeys(db, userId)
  const newsletter = await findSubscriber(db, user.email)
  const affiliate = await findAffiliateCode(db, user.email)
  return {
    user_id: user.id,
    email: user.email,
    name: user.name,
    receive_comms: user.receiveComms,
    has_password: user.passwordHash !== null,
    google_since: googleSince,
    created_at: user.createdAt,
    verified_at: user.verifiedAt,
    tours_seen: {
      face: user.faceTourSeen,
      image: user.imageTourSeen,
      video: user.videoTourSeen,
      cloth: user.clothTourSeen,
      image_to_video: user.imageToVideoTourSeen,
      music: user.musicTourSeen,
      talk: user.talkTourSeen,
    },
    newsletter_since: newsletter?.createdAt ?? null,
    affiliate: affiliate ? { code: affiliate.code, since: affiliate.createdAt } : null,
    second_factors: {
      authenticator_since: await findAuthenticatorDate(db, userId),
      passkeys: keys.map(({ name, createdAt, usedAt }) => ({ name, created_at: createdAt, used_at: usedAt })),
    },
    sign_ins: signIns.map(({ at, how, device, network }) => ({ at, how, device, network })),
  }
}

const describeMoney = async (ctx: Context, userId: string) => {
  const address = await findBillingAddress(ctx.db, userId)
  const subscriptions = await listSubscriptions(ctx.db, userId)
  const allowances = await listAllowances(ctx.db, userId)
  const invoices = await listInvoices(ctx.db, userId)
  const plan = await readUsage(ctx, userId)
  return {
    plan,
    billing_address: address
      ? {
          full_name: address.fullName,
          phone_number: address.phoneNumber,
          address: address.address,
          city: address.city,
          state: address.state,
          pincode: address.pincode,
          country: address.country,
        }
      : null,
    subscriptions: subscriptions.map((row) => ({
      id: row.id,
      provider: row.provider,
      provider_id: row.providerId,
      plan: row.plan,
      state: row.state,
      created_at: row.createdAt,
      started_at: row.startedAt,
      payer_email: row.payerEmail,
      payer_method: row.payerMethod,
    })),
    allowances: allowances.map(({ source, plan, faces, images, videos, startsAt, endsAt }) => ({
      source,
      plan,
      faces,
      images,
      videos,
      starts_at: startsAt,
      ends_at: endsAt,
    })),
    /** Amounts in the currency's smallest unit. */
    invoices: invoices.map((row) => ({
      id: row.id,
      provider: row.provider,
      provider_id: row.providerId,
      plan: row.plan,
      amount: row.amount,
      refunded: row.refunded,
      currency: row.currency,
      method: row.method,
      paid_at: row.paidAt,
      period_start: row.periodStart,
      period_end: row.periodEnd,
    })),
  }
}

const describeWords = async ({ db, config }: Context, userId: string, email: string) => {
  const feedback = await listFeedback(db, userId)
  const messages = await listMessagesFrom(db, email)
  const shares = await listShares(db, userId)
  const cases = await listCasesAbout(db, userId)
  return {
    feedback: feedback.map((row) => ({ rating: row.rating, description: row.description, created_at: row.createdAt })),
    contact_messages: messages.map(({ name, message, createdAt }) => ({ name, message, created_at: createdAt })),
    shares: shares.map((row) => ({
      asset_id: row.assetId,
      address: row.token === null ? null : shareAddress(config.publicUrl, row.token),
      allows_remix: row.allowsRemix,
      is_private: row.isPrivate,
      hidden_by_case: row.hiddenByCase,
      changed_at: row.changedAt,
    })),
    /** Who complained is not told. */
    takedowns: cases.map((row) => ({
      case_number: row.caseNumber,
      asset_id: row.assetId,
      state: row.state,
      right: row.notice.right,
      reasons: row.notice.reasons,
      counter_notice: row.counterNotice,
      received_at: row.receivedAt,
    })),
  }
}

const describeInfluencers = async ({ db }: Context, userId: string) =>
  (await listInfluencers(db, userId)).map(({ influencer: row, faceIds }) => ({
    id: row.id,
    name: row.name,
    handle: row.handle,
    biography: row.biography,
    niche: row.niche,
    tone: row.tone,
    pronouns: row.pronouns,
    voice: row.voice,
    wardrobe: row.wardrobe,
    places: row.places,
    colours: row.colours,
    never_words: row.neverWords,
    lexicon: row.lexicon,
    looks: row.looks,
    former_looks: row.formerLooks,
    disclosure: row.disclosure,
    portrait_id: row.portraitId,
    face_ids: faceIds,
    is_favourite: row.isFavourite,
    archived_at: row.archivedAt,
    created_at: row.createdAt,
  }))

const describeBatches = async ({ db }: Context, userId: string) =>
  (await listBatches(db, userId)).map(({ batch, jobIds, labels }) => ({
    id: batch.id,
    purpose: batch.purpose,
    title: batch.title,
    face_id: batch.faceId,
    job_ids: jobIds,
    labels,
    created_at: batch.createdAt,
  }))

const describeCollections = async ({ db, config }: Context, userId: string) =>
  (await listCollections(db, userId)).map(({ collection: row, assetIds }) => ({
    id: row.id,
    name: row.name,
    notes: row.notes,
    cover_id: row.coverId,
    asset_ids: assetIds,
    address: row.shareToken === null ? null : shareAddress(config.publicUrl, row.shareToken),
    created_at: row.createdAt,
    changed_at: row.changedAt,
  }))

const describeGarments = async ({ db }: Context, userId: string) =>
  (await listGarments(db, userId)).map(({ id, name, category, createdAt }) => ({
    upload_id: id,
    name,
    category,
    created_at: createdAt,
  }))

/** What is kept of a person beside what was made and brought in, without anything that opens the account. */
export const describePerson = async (ctx: Context, userId: string) => {
  const account = await describeAccount(ctx, userId)
  const money = await describeMoney(ctx, userId)
  const influencers = await describeInfluencers(ctx, userId)
  const garments = await describeGarments(ctx, userId)
  const batches = await describeBatches(ctx, userId)
  const collections = await describeCollections(ctx, userId)
  return {
    account,
    ...money,
    influencers,
    garments,
    batches,
    collections,
    ...(await describeWords(ctx, userId, account.email)),
  }
}
