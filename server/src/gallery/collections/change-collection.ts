import { randomUUID } from 'node:crypto'
import { MAX_COLLECTION_ITEMS, MAX_COLLECTIONS } from '@visage/contract'
import type { BodyOf, Collection, contract, OutputOf } from '@visage/contract'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Tx } from '../../db/transaction.ts'
import { AppError, fieldError } from '../../lib/app-error.ts'
import { moderate } from '../../moderation/moderate.ts'
import { listExisting } from '../assets/store.ts'
import { findOwnCollection, readCollection } from './read-collections.ts'
import type { WantedCollection } from './read-collections.ts'
import {
  changeCollectionRow,
  countCollections,
  deleteCollectionRow,
  insertCollection,
  insertItems,
  isNameTaken,
  listHeld,
  lockCollections,
  moveItems,
  readPlaces,
  removeItems,
} from './store.ts'
import type { CollectionChanges, CollectionRow } from './store.ts'

type Named = { id: string; userId: string; name: string | undefined }

const refuseTakenName = async (tx: Tx, { name, ...whose }: Named): Promise<void> => {
  if (name !== undefined && (await isNameTaken(tx, { ...whose, name })))
    throw fieldError('name', `You have a collection called "${name}". Please choose another name.`)
}

/** Begins a collection. A name is taken once, in small or capital letters. */
export const createCollection = async (
  ctx: Context,
  { userId, name, notes }: { userId: string; name: string; notes: string },
): Promise<Collection> => {
  await moderate(ctx, { userId, kind: 'collection', texts: [name] })
  const id = randomUUID()
  await inTransaction(ctx.db, async (tx) => {
    await lockCollections(tx, userId)
    await refuseTakenName(tx, { userId, id, name })
    if ((await countCollections(tx, userId)) >= MAX_COLLECTIONS)
      throw new AppError(
        'conflict',
        `An account holds ${MAX_COLLECTIONS} collections. Please delete one that you no longer need; its items stay.`,
      )
    const now = ctx.clock.now()
    const row = { id, userId, name, notes, coverId: null, shareToken: null, createdAt: now, changedAt: now }
    await insertCollection(tx, row)
  })
  return readCollection(ctx, { userId, id })
}

/** Changes a person's collection while nobody else does, and answers what it is then. Throws `not_found`. */
const change = async (
  ctx: Context,
  wanted: WantedCollection,
  work: (tx: Tx, row: CollectionRow) => Promise<CollectionChanges>,
): Promise<Collection> => {
  await inTransaction(ctx.db, async (tx) => {
    await lockCollections(tx, wanted.userId)
    const row = await findOwnCollection(tx, wanted)
    await changeCollectionRow(tx, row.id, { changedAt: ctx.clock.now(), ...(await work(tx, row)) })
  })
  return readCollection(ctx, wanted)
}

type Changes = BodyOf<typeof contract.collections.changeCollection>

/** Changes name, notes or cover, all or nothing. Throws `not_found`. */
export const changeCollection = async (
  ctx: Context,
  { body: { cover_id: coverId, ...texts }, ...wanted }: WantedCollection & { body: Changes },
): Promise<Collection> => {
  if (texts.name !== undefined) await moderate(ctx, { userId: wanted.userId, kind: 'collection', texts: [texts.name] })
  return change(ctx, wanted, async (tx, { id }) => {
    await refuseTakenName(tx, { ...wanted, name: texts.name })
    if (coverId && (await listHeld(tx, { collectionId: id, ids: [coverId] })).length === 0)
      throw fieldError('cover_id', 'Please choose an item that is in this collection.')
    return { ...texts, ...(coverId !== undefined && { coverId }) }
  })
}

/** Deletes a collection with its public page; its items stay. Throws `not_found`. */
export const deleteCollection = async ({ db }: Context, wanted: WantedCollection): Promise<void> => {
  await findOwnCollection(db, wanted)
  await deleteCollectionRow(db, wanted)
}

const tooMany = (room: number): string => {
  const holds = `A collection holds ${MAX_COLLECTION_ITEMS.toLocaleString('en')} items`
  return room === 0
    ? `${holds}, and this one is full. Please begin another one. Nothing was added.`
    : `${holds}, so ${room} more ${room === 1 ? 'fits' : 'fit'} in. Please choose fewer. Nothing was added.`
}

type Some = WantedCollection & { ids: readonly string[] }

/** Puts items at the end, all or none; what is in it already stays where it is. Ids of others count as not there. */
export const addToCollection = async (
  ctx: Context,
  { ids, ...wanted }: Some,
): Promise<OutputOf<typeof contract.collections.addToCollection>> => {
  const told = { added: 0, already_there: 0 }
  const collection = await change(ctx, wanted, async (tx, { id: collectionId }) => {
    const own = new Set(await listExisting(tx, { userId: wanted.userId, ids }))
    const held = new Set(await listHeld(tx, { collectionId, ids }))
    const fresh = [...new Set(ids)].filter((id) => own.has(id) && !held.has(id))
    const { taken, last } = await readPlaces(tx, collectionId)
    if (taken + fresh.length > MAX_COLLECTION_ITEMS)
      throw new AppError('conflict', tooMany(MAX_COLLECTION_ITEMS - taken))
    await insertItems(tx, { collectionId, ids: fresh, after: last })
    told.added = fresh.length
    told.already_there = [...own].filter((id) => held.has(id)).length
    return {}
  })
  return { ...told, collection }
}

/** Takes items out; those that are not in it count as taken out. Throws `not_found`. */
export const removeFromCollection = (ctx: Context, { ids, ...wanted }: Some): Promise<Collection> =>
  change(ctx, wanted, async (tx, { id: collectionId, coverId }) => {
    await removeItems(tx, { collectionId, ids })
    return coverId !== null && ids.includes(coverId) ? { coverId: null } : {}
  })

/** Moves items before another one or to the end; the order is no news of its own. Throws `not_found`. */
export const moveInCollection = (
  ctx: Context,
  { ids, before, ...wanted }: Some & { before: string | null },
): Promise<Collection> =>
  change(ctx, wanted, async (tx, { id: collectionId, changedAt }) => {
    const held = new Set(await listHeld(tx, { collectionId, ids: before === null ? ids : [...ids, before] }))
    if (before !== null && (!held.has(before) || ids.includes(before)))
      throw fieldError('before', 'Please choose another item of this collection. The order is as it was.')
    const moved = [...new Set(ids)].filter((id) => held.has(id))
    if (moved.length > 0) await moveItems(tx, { collectionId, ids: moved, before })
    return { changedAt }
  })
