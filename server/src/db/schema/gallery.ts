import { CLOTH_CATEGORIES } from '@visage/contract'
import type { Colour, ConsentWay, FaceBox, Gender, KindName } from '@visage/contract'
import { getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { instant, partOf } from './columns.ts'
import { jobs } from './generation.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Files whose rows are gone, kept until the files are gone too. */
export const filesToErase = pgTable('files_to_erase', {
  blobKey: text().primaryKey(),
  createdAt: instant().notNull(),
})

/** A declaration about an upload: which sentence, how, when and by whom. */
export type ConsentRecord = { upload: string; version: string; way: ConsentWay; at: string; by: string }

/** A generated thing and where its files are. */
export const assets = pgTable(
  'assets',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: partOf(() => users.id),
    jobId: uuid().references(() => jobs.id, { onDelete: 'set null' }),
    kind: text().$type<KindName>().notNull(),
    medium: text({ enum: ['image', 'video', 'audio'] }).notNull(),
    gender: text().$type<Gender>(),
    prompt: text(),
    facePrompt: text(),
    /** All that made it (identity, scene, seed), so that it can be made again. */
    recipe: jsonb().$type<Record<string, unknown>>().notNull(),
    engine: text().notNull(),
    /** Null for what was made before models were noted. */
    model: text(),
    licence: text(),
    mimeType: text().notNull(),
    bytes: integer().notNull(),
    /** Of the files beside it: still, sound without loss. */
    otherBytes: integer().notNull().default(0),
    width: integer(),
    height: integer(),
    durationSeconds: doublePrecision(),
    /** Of a sound: the loudest of each of many equal parts, 0 to 100. */
    peaks: integer().array(),
    blobKey: text().notNull(),
    thumbnailKey: text(),
    /** The same sound without loss, from which other files are made. */
    losslessKey: text(),
    /** The copy with the mark on it, drawn when it was first wanted; and when that was. */
    watermarkedKey: text(),
    watermarkedAt: instant(),
    identityScore: doublePrecision(),
    /** The generated face that it shows; it may be gone. */
    faceId: uuid(),
    /** The second face of a picture that shows two people, and how alike it is. */
    otherFaceId: uuid(),
    otherIdentityScore: doublePrecision(),
    /** The influencer's look that it shows, by its name. */
    look: text(),
    /** Whether it shows a face that was made from three names. */
    isBlend: boolean().notNull().default(false),
    /** What was confirmed of the uploads that it was made from; it outlives them. */
    consents: jsonb().$type<ConsentRecord[]>().notNull().default([]),
    isFavourite: boolean().notNull().default(false),
    /** The plain ones of its picture; null before they were read. */
    colours: text().array().$type<Colour[]>(),
    /** The words that it is found by. */
    words: tsvector().generatedAlwaysAs(
      (): SQL =>
        sql`to_tsvector('english', coalesce(${assets.prompt}, '') || ' ' || coalesce(${assets.facePrompt}, ''))`,
    ),
    /** When its owner deleted it; it can be brought back until it is erased. */
    deletedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('assets_user').on(table.userId, table.kind, table.createdAt, table.id),
    index('assets_newest').on(table.userId, table.createdAt, table.id),
    index('assets_face').on(table.userId, table.faceId, table.createdAt, table.id),
    index('assets_other_face').on(table.userId, table.otherFaceId).where(isNotNull(table.otherFaceId)),
    index('assets_look').on(table.userId, table.look, table.createdAt, table.id).where(isNotNull(table.look)),
    index('assets_words').using('gin', table.words),
    index('assets_colours').using('gin', table.colours),
    index('assets_colourless').on(table.createdAt).where(isNull(table.colours)),
    index('assets_favourites')
      .on(table.userId, table.kind, table.createdAt, table.id)
      .where(sql`is_favourite`),
    index('assets_deleted').on(table.deletedAt).where(isNotNull(table.deletedAt)),
    uniqueIndex('assets_job').on(table.jobId),
    index('assets_watermarked').on(table.watermarkedAt),
  ],
)

/** All of an asset but the words that it is found by, which only the database reads. */
export const { words: _words, ...ASSET_COLUMNS } = getTableColumns(assets)

/** A picture, video or sound that a person brought in, by upload or by a link, for generations to work from. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: partOf(() => users.id),
    medium: text({ enum: ['image', 'video', 'audio'] })
      .notNull()
      .default('image'),
    mimeType: text().notNull(),
    bytes: integer().notNull(),
    /** Of the files beside it: still, copy for browsers, picture of its faces. */
    otherBytes: integer().notNull().default(0),
    /** Pixels; null for sound. */
    width: integer(),
    height: integer(),
    /** Null for a picture. */
    durationSeconds: doublePrecision(),
    /** How loud each of many equal parts of a sound is, 0 to 100. */
    peaks: integer().array(),
    blobKey: text().notNull(),
    /** A still picture of a video. */
    thumbnailKey: text(),
    /** Whether browsers play a video: as it came, or the copy under `playableKey`. */
    preview: text({ enum: ['ready', 'preparing', 'failed'] })
      .notNull()
      .default('ready'),
    playableKey: text(),
    /** Faces of a video in one of its frames, once somebody has asked, and a picture of that frame. */
    faces: jsonb().$type<{ at: number; boxes: FaceBox[] }>(),
    facesKey: text(),
    /** The post that it comes from; null for an upload. */
    sourceUrl: text(),
    /** The sentence that its owner confirmed when it came (`createdAt`), and how; null for what came before. */
    consentVersion: text(),
    consentWay: text().$type<ConsentWay>(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('uploads_user').on(table.userId, table.createdAt),
    index('uploads_created').on(table.createdAt),
    index('uploads_preparing')
      .on(table.createdAt)
      .where(sql`preview = 'preparing'`),
  ],
)

/** Something to wear that a person keeps, under the id of the upload that shows it, which is not dropped meanwhile. */
export const garments = pgTable(
  'garments',
  {
    id: uuid()
      .primaryKey()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    userId: partOf(() => users.id),
    name: text().notNull(),
    category: text({ enum: CLOTH_CATEGORIES }).notNull(),
    /** What an engine made of the picture, so that it is the same each time; null where none read it. */
    reading: jsonb().$type<Record<string, unknown>>(),
    createdAt: instant().notNull(),
  },
  (table) => [index('garments_user').on(table.userId, table.createdAt)],
)

/** A file on its way in, counted before its first byte; kept for a day, for the limits of a day. */
export const arrivals = pgTable(
  'arrivals',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null for one of nobody known, which is not kept. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** Of the client that sends it; null for what the server itself fetches. */
    network: text(),
    /** What was announced, and what has come once it has ended. */
    bytes: bigint({ mode: 'number' }).notNull(),
    startedAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [
    index('arrivals_user').on(table.userId, table.startedAt),
    index('arrivals_network').on(table.network, table.startedAt),
    index('arrivals_started').on(table.startedAt),
  ],
)

/** Items that a person wants as one zip; the token in its address is all that is needed to fetch it, for a short time. */
export const zipDownloads = pgTable(
  'zip_downloads',
  {
    /** SHA-256 of the token in its address. */
    tokenHash: text().primaryKey(),
    userId: partOf(() => users.id),
    assetIds: jsonb().$type<string[]>().notNull(),
    /** Whose kit it is; null for a zip of items alone. */
    influencerId: uuid(),
    createdAt: instant().notNull(),
  },
  (table) => [index('zip_downloads_created').on(table.createdAt), index('zip_downloads_user').on(table.userId)],
)

/** Items that a person put together. */
export const collections = pgTable(
  'collections',
  {
    id: uuid().primaryKey(),
    userId: partOf(() => users.id),
    name: text().notNull(),
    notes: text().notNull().default(''),
    /** The item that it is shown by, as long as it is in it; null for its first one. */
    coverId: uuid(),
    /** What its public page's address ends with; null while it is switched off. Each switching on makes another one. */
    shareToken: text().unique(),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [uniqueIndex('collections_name').on(table.userId, sql`lower(${table.name})`)],
)

/** What is in a collection, in its order; an item is in it once. */
export const collectionItems = pgTable(
  'collection_items',
  {
    collectionId: partOf(() => collections.id),
    assetId: partOf(() => assets.id),
    /** What it is called on the collection's public page, which tells no id. */
    publicId: uuid().notNull().unique().defaultRandom(),
    /** From 1 on, without two of one number. */
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.assetId] }),
    index('collection_items_order').on(table.collectionId, table.position),
    index('collection_items_asset').on(table.assetId),
  ],
)
