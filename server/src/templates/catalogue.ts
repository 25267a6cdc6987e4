import type { contract, OutputOf, QueryOf, Template } from '@visage/contract'
import { UNKNOWN_CURSOR } from '@visage/contract'
import type { Context } from '../program/context.ts'
import { fieldError } from '../lib/app-error.ts'
import { isReady } from './template-files.ts'
import type { TemplateEntry, TemplateKind } from './template-source.ts'

const ROOT = '/api/templates/'
const MEDIA: Record<TemplateKind, { name: string; shape: RegExp }> = {
  image: { name: 'picture', shape: /^\/api\/templates\/([a-z\d-]{1,60})\/picture\/?$/ },
  video: { name: 'video', shape: /^\/api\/templates\/([a-z\d-]{1,60})\/video\/?$/ },
}

const mediaAddress = ({ id, kind }: { id: string; kind: TemplateKind }): string => `${ROOT}${id}/${MEDIA[kind].name}`
const posterAddress = (id: string): string => `${ROOT}${id}/poster`

/** The id inside the address of a template's picture or video on this site, or undefined. */
const idOfMediaAddress = (
  kind: TemplateKind,
  { address, publicUrl }: { address: string; publicUrl: string },
): string | undefined => {
  const own = new URL(publicUrl)
  const url = URL.parse(address, own)
  return url?.origin === own.origin ? MEDIA[kind].shape.exec(url.pathname)?.[1] : undefined
}

type TemplateAddress = { kind: TemplateKind; address: string }

/** The id of the template of this kind whose picture or video has this address, or undefined. */
export const findTemplateId = (
  { config, templates }: Context,
  { kind, address }: TemplateAddress,
): string | undefined => {
  const id = idOfMediaAddress(kind, { address, publicUrl: config.publicUrl })
  const entry = id === undefined ? undefined : templates.find(id)
  return entry?.kind === kind ? entry.id : undefined
}

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
  if (cursor !== undefined && seen === 0) throw fieldError('cursor', UNKNOWN_CURSOR)
  const page = all.slice(seen, seen + limit)
  return {
    templates: await Promise.all(page.map((entry) => describe(ctx, entry))),
    next_cursor: seen + limit < all.length ? (page.at(-1)?.id ?? null) : null,
  }
}
