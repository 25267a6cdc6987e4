import type { TemplateKind } from './template-source.ts'

const ROOT = '/api/templates/'
const MEDIA: Record<TemplateKind, { name: string; shape: RegExp }> = {
  image: { name: 'picture', shape: /^\/api\/templates\/([a-z\d-]{1,60})\/picture\/?$/ },
  video: { name: 'video', shape: /^\/api\/templates\/([a-z\d-]{1,60})\/video\/?$/ },
}

export const mediaAddress = ({ id, kind }: { id: string; kind: TemplateKind }): string =>
  `${ROOT}${id}/${MEDIA[kind].name}`
export const posterAddress = (id: string): string => `${ROOT}${id}/poster`

/** The id inside the address of a template's picture or video on this site, or undefined. */
export const idOfMediaAddress = (
  kind: TemplateKind,
  { address, publicUrl }: { address: string; publicUrl: string },
): string | undefined => {
  const own = new URL(publicUrl)
  const url = URL.parse(address, own)
  return url?.origin === own.origin ? MEDIA[kind].shape.exec(url.pathname)?.[1] : undefined
}
