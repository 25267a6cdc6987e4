import type { TimeOfDay, Weather } from '../places/hour.ts'
import type { Backdrop } from '../places/places.ts'
import type { Mood, Prop } from '../scene/scene.ts'

/** An hour at which a place is worth a picture. */
export type Moment = { time: TimeOfDay; weather?: Weather; mood?: Mood }

/**
 * The places that templates are composed at, in their order, with two moments for each that look nothing alike; the first
 * is its best. Templates are kept compositions: another place changes nothing here.
 */
export const MOMENTS = {
  city: [{ time: 'night' }, { time: 'golden-hour' }],
  'old-town': [{ time: 'golden-hour' }, { time: 'night', mood: 'warm' }],
  paris: [{ time: 'dusk' }, { time: 'day', weather: 'rain', mood: 'cool' }],
  market: [
    { time: 'day', mood: 'vivid' },
    { time: 'dusk', mood: 'warm' },
  ],
  rooftop: [{ time: 'dusk' }, { time: 'day' }],
  bridge: [{ time: 'dawn', weather: 'fog' }, { time: 'night' }],
  harbour: [{ time: 'day' }, { time: 'dusk' }],
  beach: [{ time: 'day' }, { time: 'golden-hour', mood: 'warm' }],
  pool: [{ time: 'day', mood: 'vivid' }, { time: 'night' }],
  garden: [{ time: 'day' }, { time: 'golden-hour', mood: 'dreamy' }],
  'autumn-park': [{ time: 'golden-hour' }, { time: 'dawn', weather: 'fog', mood: 'vintage' }],
  forest: [{ time: 'day' }, { time: 'dawn', weather: 'fog', mood: 'cool' }],
  mountains: [{ time: 'day' }, { time: 'golden-hour' }],
  desert: [{ time: 'golden-hour' }, { time: 'dusk', mood: 'dramatic' }],
  'snow-village': [{ time: 'dusk', weather: 'snow' }, { time: 'day' }],
  vineyard: [{ time: 'golden-hour' }, { time: 'day', weather: 'cloudy' }],
  temple: [{ time: 'day' }, { time: 'dusk', mood: 'dreamy' }],
  lake: [{ time: 'golden-hour' }, { time: 'dusk', mood: 'cool' }],
  studio: [{ time: 'day' }, { time: 'day', mood: 'monochrome' }],
  cafe: [{ time: 'day' }, { time: 'night', weather: 'rain', mood: 'warm' }],
  loft: [{ time: 'day' }, { time: 'dusk', mood: 'warm' }],
  library: [{ time: 'day' }, { time: 'night', mood: 'vintage' }],
  bookshop: [{ time: 'day' }, { time: 'night', mood: 'warm' }],
  station: [{ time: 'day' }, { time: 'dusk', mood: 'vintage' }],
  gym: [{ time: 'day' }, { time: 'night', mood: 'dramatic' }],
  kitchen: [{ time: 'day' }, { time: 'golden-hour', mood: 'warm' }],
  bedroom: [
    { time: 'day', mood: 'dreamy' },
    { time: 'night', mood: 'warm' },
  ],
  office: [{ time: 'day' }, { time: 'night', mood: 'cool' }],
  gallery: [{ time: 'day' }, { time: 'dusk', mood: 'monochrome' }],
  stage: [{ time: 'night' }, { time: 'night', mood: 'dramatic' }],
  'hotel-lobby': [{ time: 'night', mood: 'warm' }, { time: 'day' }],
} as const satisfies Partial<Record<Backdrop, readonly [Moment, Moment]>>

export type TemplatePlace = keyof typeof MOMENTS
export const TEMPLATE_PLACES = Object.keys(MOMENTS) as readonly TemplatePlace[]

/** What people hold at a place, where its second moment shows them from head to hips. */
export const THINGS_AT: Partial<Record<Backdrop, Prop>> = {
  cafe: 'cup',
  city: 'phone',
  paris: 'umbrella',
  market: 'bouquet',
  rooftop: 'glass',
  garden: 'bouquet',
  vineyard: 'glass',
  loft: 'cup',
  library: 'book',
  bookshop: 'book',
  station: 'phone',
  kitchen: 'cup',
  bedroom: 'book',
  stage: 'microphone',
  'hotel-lobby': 'glass',
}

/** Places with a table to sit at. */
export const SEATS: ReadonlySet<Backdrop> = new Set(['cafe', 'library', 'office'])
