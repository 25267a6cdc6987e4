/** Where a picture is taken. Outdoor places take sky and light from time and weather, indoor ones show them in windows. */
export const OUTDOOR_PLACES = [
  'city',
  'old-town',
  'paris',
  'market',
  'rooftop',
  'bridge',
  'harbour',
  'beach',
  'pool',
  'garden',
  'autumn-park',
  'forest',
  'mountains',
  'desert',
  'snow-village',
  'vineyard',
  'temple',
  'lake',
] as const

export const INDOOR_PLACES = [
  'studio',
  'cafe',
  'loft',
  'library',
  'bookshop',
  'station',
  'gym',
  'kitchen',
  'bedroom',
  'office',
  'gallery',
  'stage',
  'hotel-lobby',
] as const

export const BACKDROPS = [...OUTDOOR_PLACES, ...INDOOR_PLACES] as const
export type Backdrop = (typeof BACKDROPS)[number]

const OUTDOOR: ReadonlySet<Backdrop> = new Set(OUTDOOR_PLACES)

export const isOutdoor = (place: Backdrop): boolean => OUTDOOR.has(place)
