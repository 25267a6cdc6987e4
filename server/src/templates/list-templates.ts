import type { contract, OutputOf, QueryOf } from '@visage/contract'
import type { Context } from '../context.ts'
import { fieldError } from '../lib/field-error.ts'
import { mediaAddress, posterAddress } from './template-address.ts'

type Route = typeof contract.templates.listTemplates

const GENDERS = { women: 'female', men: 'male' } as const

/** A page of the templates, in the order in which they are shown; the cursor is the id of the last one seen. */
export const listTemplates = async (
  { templates }: Context,
  { kind, gender, cursor, limit }: QueryOf<Route>,
): Promise<OutputOf<Route>> => {
  const all = templates.list(kind, GENDERS[gender])
  const seen = cursor === undefined ? 0 : all.findIndex(({ id }) => id === cursor) + 1
  if (cursor !== undefined && seen === 0) throw fieldError('cursor', 'Please send the cursor of an earlier answer.')
  const page = all.slice(seen, seen + limit)
  return {
    templates: page.map(({ id, label, width, height, durationSeconds }) => ({
      id,
      label,
      poster_url: posterAddress(id),
      media_url: mediaAddress({ id, kind }),
      width,
      height,
      duration: durationSeconds,
      is_ready: kind === 'image',
    })),
    next_cursor: seen + limit < all.length ? (page.at(-1)?.id ?? null) : null,
  }
}
