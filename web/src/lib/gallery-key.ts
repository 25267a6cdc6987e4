/** Everything that was read of the gallery, for invalidating. */
export const GALLERY_KEY = ['gallery'] as const

/** The lists of the gallery's own page, of all tabs and filters. */
export const GALLERY_LISTS_KEY = [...GALLERY_KEY, 'list'] as const
