const ROOT = '/api/templates/'
const PICTURE = /^\/api\/templates\/([a-z\d-]{1,60})\/picture\/?$/

export const pictureAddress = (id: string): string => `${ROOT}${id}/picture`
export const posterAddress = (id: string): string => `${ROOT}${id}/poster`

/** The id inside the address of a template's picture on this site, or undefined. */
export const idOfPictureAddress = (address: string, publicUrl: string): string | undefined => {
  const own = new URL(publicUrl)
  const url = URL.parse(address, own)
  return url?.origin === own.origin ? PICTURE.exec(url.pathname)?.[1] : undefined
}
