import type { Backdrop } from './places.ts'
import type { TimeOfDay, Weather } from './scene.ts'

/** What people wear there. */
export type DressCode = 'casual' | 'smart' | 'summer' | 'cold' | 'sport' | 'home' | 'evening'

/** When a place looks its best and what suits it; weights for chance. */
export type Occasion = {
  times: Partial<Record<TimeOfDay, number>>
  weathers: Partial<Record<Weather, number>>
  dress: Partial<Record<DressCode, number>>
}

const OPEN_AIR = { clear: 6, cloudy: 1.4 } as const
const INDOORS = { clear: 5, cloudy: 1, rain: 0.8 } as const
const DAY_AND_GOLD = { day: 3, 'golden-hour': 2 } as const
const LIT_EVENING = { day: 2, 'golden-hour': 1.5, dusk: 2, night: 1.5 } as const
const ROOM_LIGHT = { day: 4, 'golden-hour': 1, dusk: 1 } as const

export const OCCASIONS: Record<Backdrop, Occasion> = {
  studio: { times: { day: 1 }, weathers: { clear: 1 }, dress: { casual: 2, smart: 2, evening: 1, cold: 0.5 } },
  cafe: { times: LIT_EVENING, weathers: INDOORS, dress: { casual: 3, smart: 1, cold: 1 } },
  city: {
    times: { day: 2, 'golden-hour': 1.5, dusk: 2, night: 2.5 },
    weathers: { clear: 5, rain: 1.4, cloudy: 1 },
    dress: { casual: 2, smart: 2, evening: 1, cold: 1 },
  },
  'old-town': { times: LIT_EVENING, weathers: OPEN_AIR, dress: { summer: 2, casual: 2, smart: 1 } },
  paris: {
    times: LIT_EVENING,
    weathers: { clear: 4, cloudy: 1, rain: 1.2 },
    dress: { smart: 2, casual: 2, cold: 1, evening: 0.8 },
  },
  market: { times: DAY_AND_GOLD, weathers: OPEN_AIR, dress: { casual: 3, summer: 1 } },
  rooftop: {
    times: { 'golden-hour': 2, dusk: 3, night: 2, day: 1 },
    weathers: { clear: 6, cloudy: 1 },
    dress: { evening: 2, smart: 2, casual: 1 },
  },
  bridge: { times: LIT_EVENING, weathers: { clear: 4, cloudy: 1, fog: 1 }, dress: { casual: 2, cold: 2, smart: 1 } },
  harbour: { times: LIT_EVENING, weathers: OPEN_AIR, dress: { casual: 2, summer: 2, cold: 0.6 } },
  beach: {
    times: { day: 3, 'golden-hour': 3, dusk: 1, dawn: 0.6 },
    weathers: { clear: 8, cloudy: 0.6 },
    dress: { summer: 5, casual: 0.6 },
  },
  pool: {
    times: { day: 3, 'golden-hour': 2, dusk: 1, night: 0.8 },
    weathers: { clear: 1 },
    dress: { summer: 4, evening: 0.6 },
  },
  garden: {
    times: { day: 4, 'golden-hour': 2, dawn: 0.6 },
    weathers: OPEN_AIR,
    dress: { summer: 3, casual: 2, evening: 0.6 },
  },
  'autumn-park': {
    times: { day: 3, 'golden-hour': 2, dawn: 0.6 },
    weathers: { clear: 4, cloudy: 1, fog: 0.8, rain: 0.6 },
    dress: { cold: 3, casual: 2 },
  },
  forest: {
    times: { day: 3, 'golden-hour': 2, dawn: 1 },
    weathers: { clear: 4, fog: 1.4, cloudy: 0.6 },
    dress: { casual: 3, cold: 2, sport: 0.6 },
  },
  mountains: {
    times: { day: 3, 'golden-hour': 2, dawn: 1 },
    weathers: { clear: 5, cloudy: 0.8, snow: 0.6 },
    dress: { cold: 3, casual: 2, sport: 1 },
  },
  desert: { times: { day: 1.5, 'golden-hour': 3, dusk: 1.2 }, weathers: { clear: 1 }, dress: { summer: 3, casual: 1 } },
  'snow-village': {
    times: { day: 2, dusk: 2, night: 1.4, 'golden-hour': 1 },
    weathers: { snow: 3, clear: 2 },
    dress: { cold: 1 },
  },
  vineyard: { times: DAY_AND_GOLD, weathers: OPEN_AIR, dress: { summer: 3, casual: 1, smart: 1 } },
  temple: {
    times: { day: 3, dawn: 1, 'golden-hour': 1, dusk: 1 },
    weathers: { clear: 4, cloudy: 1, rain: 0.6, fog: 0.5 },
    dress: { casual: 2, summer: 2, smart: 1 },
  },
  lake: {
    times: { 'golden-hour': 4, dawn: 1.4, day: 1.4, dusk: 1.4 },
    weathers: { clear: 5, fog: 0.8 },
    dress: { casual: 2, summer: 2, cold: 1 },
  },
  loft: { times: ROOM_LIGHT, weathers: INDOORS, dress: { home: 2, casual: 2, smart: 1 } },
  library: { times: ROOM_LIGHT, weathers: INDOORS, dress: { smart: 2, casual: 2, cold: 1 } },
  bookshop: { times: LIT_EVENING, weathers: INDOORS, dress: { casual: 3, smart: 1, cold: 1 } },
  station: { times: { day: 3, dawn: 0.8, dusk: 1 }, weathers: INDOORS, dress: { cold: 2, casual: 2, smart: 1 } },
  gym: { times: ROOM_LIGHT, weathers: { clear: 1 }, dress: { sport: 1 } },
  kitchen: { times: ROOM_LIGHT, weathers: INDOORS, dress: { home: 3, casual: 2 } },
  bedroom: { times: { day: 4, dawn: 1, night: 0.8 }, weathers: INDOORS, dress: { home: 1 } },
  office: { times: { day: 4, dusk: 1 }, weathers: INDOORS, dress: { smart: 1 } },
  gallery: { times: { day: 1 }, weathers: { clear: 1 }, dress: { smart: 3, evening: 1, casual: 1 } },
  stage: { times: { night: 1 }, weathers: { clear: 1 }, dress: { evening: 2, casual: 2 } },
  'hotel-lobby': { times: { day: 2, dusk: 1, night: 2 }, weathers: { clear: 1 }, dress: { evening: 3, smart: 2 } },
}
