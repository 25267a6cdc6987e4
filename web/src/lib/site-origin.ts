/** Stands for the site's own address in pages made at build time; the server puts PUBLIC_URL in its place. */
const BUILD_ORIGIN = 'https://visage.invalid'

/** Where this site lives, without a slash at the end. */
export const readSiteOrigin = (): string => (typeof location === 'undefined' ? BUILD_ORIGIN : location.origin)
