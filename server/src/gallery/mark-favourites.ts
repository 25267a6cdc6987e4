import type { Context } from '../context.ts'
import { setFavourite } from './store.ts'
import type { Chosen } from './store.ts'

type Wish = Chosen & { isFavourite: boolean }

/** Makes items favourites or takes that away, and answers which. */
export const markFavourites = ({ db }: Context, { isFavourite, ...chosen }: Wish): Promise<string[]> =>
  setFavourite(db, chosen, isFavourite)
