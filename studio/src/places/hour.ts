export const TIMES_OF_DAY = ['dawn', 'day', 'golden-hour', 'dusk', 'night'] as const
export type TimeOfDay = (typeof TIMES_OF_DAY)[number]

export const WEATHERS = ['clear', 'cloudy', 'rain', 'snow', 'fog'] as const
export type Weather = (typeof WEATHERS)[number]

/** What leaves look like; in summer green when left out. */
export const SEASONS = ['spring', 'autumn'] as const
export type Season = (typeof SEASONS)[number]

export const LIGHTINGS = ['soft', 'warm', 'cool', 'golden-hour', 'dramatic', 'rim', 'high-key'] as const
export type Lighting = (typeof LIGHTINGS)[number]
