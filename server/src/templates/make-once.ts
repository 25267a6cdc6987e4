import type { Context } from '../context.ts'
import { createSharedWork } from '../lib/share-work.ts'
import type { TemplateSource } from './template-source.ts'

const sharing = new WeakMap<TemplateSource, ReturnType<typeof createSharedWork<void>>>()

/** Everybody who waits for the same file of the templates in this process waits for the same work. */
export const makeOnce = ({ templates }: Context, file: string, make: () => Promise<void>): Promise<void> => {
  const share = sharing.get(templates) ?? createSharedWork<void>()
  sharing.set(templates, share)
  return share(file, make)
}
