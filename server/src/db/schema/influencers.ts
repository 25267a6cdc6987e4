import type { FormerLook, LexiconEntry, Look } from '@visage/contract'
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { isNotNull } from 'drizzle-orm'
import { users } from './account.ts'
import { instant, partOf } from './columns.ts'

/** A named person whom things are made with. A face that is in none is an influencer without a name. */
export const influencers = pgTable(
  'influencers',
  {
    /** That of the face which it began with, so its address was the same before it had a name. */
    id: uuid().primaryKey(),
    userId: partOf(() => users.id),
    name: text().notNull(),
    /** Null for none. */
    handle: text(),
    biography: text().notNull().default(''),
    niche: text().notNull().default(''),
    tone: text().notNull().default(''),
    pronouns: text().notNull().default(''),
    /** By its name; empty for the one that is drawn from her face. */
    voice: text().notNull().default(''),
    wardrobe: text().notNull().default(''),
    places: text().notNull().default(''),
    colours: text().array().notNull().default([]),
    neverWords: text().array().notNull().default([]),
    lexicon: jsonb().$type<LexiconEntry[]>().notNull().default([]),
    looks: jsonb().$type<Look[]>().notNull().default([]),
    formerLooks: jsonb().$type<FormerLook[]>().notNull().default([]),
    disclosure: text().notNull().default(''),
    /** The face that makers begin with; it cannot be deleted meanwhile. */
    portraitId: uuid().notNull(),
    isFavourite: boolean().notNull().default(false),
    archivedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('influencers_user').on(table.userId),
    uniqueIndex('influencers_handle').on(table.userId, table.handle).where(isNotNull(table.handle)),
    index('influencers_portrait').on(table.portraitId),
  ],
)

/** Whose a face is. It outlives the face: what was made with that stays with her. */
export const influencerFaces = pgTable(
  'influencer_faces',
  {
    faceId: uuid().primaryKey(),
    influencerId: partOf(() => influencers.id),
  },
  (table) => [index('influencer_faces_influencer').on(table.influencerId)],
)
