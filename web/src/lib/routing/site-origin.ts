/** Stands for the site's own address in pages made at build time; the server puts PUBLIC_URL in its place. */
const BUILD_ORIGIN = 'https://visage.invalid'

// The page that was opened names the public address, which a tab on another address must repeat:
// React would add a second canonical link beside one that differs.
const findNamedOrigin = (): string | undefined => {
  const url = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content
  return url === undefined ? undefined : new URL(url).origin
}

let origin: string | undefined

/** Where this site lives, without a slash at the end. */
export const readSiteOrigin = (): string => {
  if (typeof document === 'undefined') return BUILD_ORIGIN
  origin ??= findNamedOrigin() ?? location.origin
  return origin
}
