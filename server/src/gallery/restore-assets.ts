import type { Context } from '../context.ts'
import { forgetDeletion } from './store.ts'
import type { Chosen } from './store.ts'

/** Brings back deleted items and answers which; those that are erased already stay away. */
export const restoreAssets = ({ db }: Context, chosen: Chosen): Promise<string[]> => forgetDeletion(db, chosen)
