import type { Context } from '../program/context.ts'
import { prepareClip, preparePictures, TEMPLATES_ROOT } from './template-files.ts'
import type { TemplateKind } from './template-source.ts'

/** Women's and men's in turns, those that are shown first at the beginning. */
const listInOrder = ({ templates }: Context, kind: TemplateKind): string[] => {
  const women = templates.list(kind, 'female')
  const men = templates.list(kind, 'male')
  const inTurns = women.flatMap((woman, place) => [woman, men[place]]).concat(men.slice(women.length))
  return inTurns.flatMap((entry) => entry?.id ?? [])
}

type Prepare = (ctx: Context, id: string, signal: AbortSignal) => Promise<boolean>

/** One that cannot be had now must not keep the others waiting. */
const tryTo = async (prepare: Prepare, ctx: Context, { id, signal }: { id: string; signal: AbortSignal }) => {
  try {
    return await prepare(ctx, id, signal)
  } catch (error) {
    signal.throwIfAborted()
    ctx.log.warn({ err: error, template: id }, 'a template cannot be prepared now')
    return false
  }
}

/**
 * Makes the first file of a template that is missing, behind everything else: pictures, then posters of videos, then
 * clips. False when none was missing; what other versions have left is then removed.
 */
export const prepareNextTemplate = async (ctx: Context, signal: AbortSignal): Promise<boolean> => {
  const steps: [TemplateKind, Prepare][] = [
    ['image', preparePictures],
    ['video', preparePictures],
    ['video', prepareClip],
  ]
  for (const [kind, prepare] of steps)
    for (const id of listInOrder(ctx, kind)) {
      signal.throwIfAborted()
      if (await tryTo(prepare, ctx, { id, signal })) return true
    }
  await ctx.blobs.keepFolders(TEMPLATES_ROOT, Object.values(ctx.templates.versions))
  return false
}
