import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { fieldError } from '../lib/field-error.ts'
import { LinkFetchError, LinkShapeError } from '../links/link-source.ts'

/** Fetches from a post; `shapeMessage` is for an address that leads to none. Throws `link_failed` when nothing comes. */
export const fetchFromLink = async <Fetched>(
  { log }: Pick<Context, 'log'>,
  shapeMessage: string,
  fetch: () => Promise<Fetched>,
): Promise<Fetched> => {
  try {
    return await fetch()
  } catch (error) {
    if (error instanceof LinkShapeError) throw fieldError('instagram_url', shapeMessage)
    if (!(error instanceof LinkFetchError)) throw error
    log.info({ err: error }, 'a link brought nothing')
    throw new AppError('link_failed', undefined, { cause: error })
  }
}
