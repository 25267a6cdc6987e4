export const TIMES_OF_DAY = ['dawn', 'day', 'golden-hour', 'dusk', 'night'] as const
export type TimeOfDay = (typeof TIMES_OF_DAY)[number]

export const WEATHERS = ['clear', 'cloudy', 'rain', 'snow', 'fog'] as const
export type Weather = (typeof WEATHERS)[number]

export const LIGHTINGS = ['soft', 'warm', 'cool', 'golden-hour', 'dramatic', 'rim', 'high-key'] as const
export type Lighting = (typeof LIGHTINGS)[number]
