import { findNeverWord, lookNameNow, neverWordSentence } from '@visage/contract'
import type { LexiconEntry } from '@visage/contract'
import type { Context } from '../program/context.ts'
import type { Db } from '../db/transaction.ts'
import { findFaceToShow } from '../gallery/assets/results.ts'
import { AppError } from '../lib/app-error.ts'
import { findInfluencerOf } from './store.ts'

type Shown = { userId: string; faceIds: readonly string[] }

/** Refuses words that the influencer never uses, before anything is charged. */
export const refuseNeverWords = async (
  { db }: Context,
  { userId, madeFrom, texts }: { userId: string; madeFrom: string; texts: readonly string[] },
): Promise<void> => {
  const faceId = await findFaceToShow(db, { userId, madeFrom })
  if (faceId === null || texts.length === 0) return
  const influencer = await findInfluencerOf(db, { userId, faceId })
  const word = influencer && findNeverWord(texts, influencer.neverWords)
  if (influencer && word !== undefined) throw new AppError('invalid_input', neverWordSentence(influencer.name, word))
}

/** What has to stand beside something that shows influencers wherever it is shared; null for nothing. */
export const findDisclosure = async (db: Db, { userId, faceIds }: Shown): Promise<string | null> => {
  const shown = await Promise.all(faceIds.map((faceId) => findInfluencerOf(db, { userId, faceId })))
  const lines = shown.flatMap((influencer) => (influencer?.disclosure ? [influencer.disclosure] : []))
  return [...new Set(lines)].join(' ') || null
}

/** What a look with that name is called now, of the influencer whose face it is. */
export const findLookName = async (
  db: Db,
  { look, ...face }: { userId: string; faceId: string; look: string },
): Promise<string> => lookNameNow(look, (await findInfluencerOf(db, face))?.formerLooks ?? [])

/** What is kept for talks with the influencer whom something of a person's shows. */
export const findKeptSpeech = async (
  { db }: Context,
  { userId, madeFrom }: { userId: string; madeFrom: string },
): Promise<{ voice?: string; lexicon: LexiconEntry[] }> => {
  const faceId = await findFaceToShow(db, { userId, madeFrom })
  const influencer = faceId === null ? undefined : await findInfluencerOf(db, { userId, faceId })
  return { ...(influencer?.voice && { voice: influencer.voice }), lexicon: influencer?.lexicon ?? [] }
}
