import type { Context } from '../context.ts'
import { idOfMediaAddress } from './template-address.ts'
import type { TemplateKind } from './template-source.ts'

type Wanted = { kind: TemplateKind; address: string }

/** The id of the template of this kind whose picture or video has this address, or undefined. */
export const findTemplateId = ({ config, templates }: Context, { kind, address }: Wanted): string | undefined => {
  const id = idOfMediaAddress(kind, { address, publicUrl: config.publicUrl })
  const entry = id === undefined ? undefined : templates.find(id)
  return entry?.kind === kind ? entry.id : undefined
}
