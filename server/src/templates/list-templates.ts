import type { contract, OutputOf, QueryOf, Template } from '@visage/contract'
import type { Context } from '../context.ts'
import { fieldError } from '../lib/field-error.ts'
import { mediaAddress, posterAddress } from './template-address.ts'
import { isReady } from './template-clips.ts'
import type { TemplateEntry } from './template-source.ts'

type Route = typeof contract.templates.listTemplates

const GENDERS = { women: 'female', men: 'male' } as const

const describe = async (ctx: Context, entry: TemplateEntry): Promise<Template> => {
  const { id, label, width, height, durationSeconds } = entry
  return {
    id,
    label,
    poster_url: posterAddress(id),
    media_url: mediaAddress(entry),
    width,
    height,
    duration: durationSeconds,
    is_ready: await isReady(ctx, entry),
  }
}

/** A page of the templates, in the order in which they are shown; the cursor is the id of the last one seen. */
export const listTemplates = async (
  ctx: Context,
  { kind, gender, cursor, limit }: QueryOf<Route>,
): Promise<OutputOf<Route>> => {
  const all = ctx.templates.list(kind, GENDERS[gender])
  const seen = cursor === undefined ? 0 : all.findIndex(({ id }) => id === cursor) + 1
  if (cursor !== undefined && seen === 0) throw fieldError('cursor', 'Please send the cursor of an earlier answer.')
  const page = all.slice(seen, seen + limit)
  return {
    templates: await Promise.all(page.map((entry) => describe(ctx, entry))),
    next_cursor: seen + limit < all.length ? (page.at(-1)?.id ?? null) : null,
  }
}
