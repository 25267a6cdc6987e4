import type { Context } from '../context.ts'
import { idOfPictureAddress } from './template-address.ts'

/** The id of the template whose picture has this address, or undefined. */
export const findTemplateId = ({ config, templates }: Context, address: string): string | undefined => {
  const id = idOfPictureAddress(address, config.publicUrl)
  return id && templates.find(id)?.id
}
