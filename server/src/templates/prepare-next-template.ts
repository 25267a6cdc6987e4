import type { Context } from '../context.ts'
import { prepareTemplate } from './read-template-file.ts'

/**
 * Makes the first template whose files are missing, behind everything else; false when none was missing. Those that are
 * shown first come first.
 */
export const prepareNextTemplate = async (ctx: Context, signal: AbortSignal): Promise<boolean> => {
  const women = ctx.templates.list('image', 'female')
  const men = ctx.templates.list('image', 'male')
  const inOrder = women.flatMap((woman, place) => [woman, men[place]]).concat(men.slice(women.length))
  for (const entry of inOrder) {
    signal.throwIfAborted()
    if (entry && (await prepareTemplate(ctx, entry.id, signal))) return true
  }
  return false
}
