/** How hands hold things: the names are those of what was first held so. `book` takes both hands, before the waist. */
export type Grip = 'book' | 'cup' | 'phone' | 'umbrella' | 'bouquet' | 'glass' | 'microphone'

/** Things that a person can hold in half and full bodies, by how they are held. */
export const PROP_GRIPS = {
  book: 'book',
  cup: 'cup',
  phone: 'phone',
  umbrella: 'umbrella',
  bouquet: 'bouquet',
  glass: 'glass',
  microphone: 'microphone',
  bottle: 'glass',
  beer: 'cup',
  tumbler: 'cup',
  'ice-cream': 'microphone',
  lollipop: 'microphone',
  flower: 'bouquet',
  balloons: 'umbrella',
  candle: 'bouquet',
  gift: 'book',
  laptop: 'book',
  tablet: 'book',
  basket: 'glass',
  'shopping-bag': 'glass',
  lantern: 'glass',
  football: 'book',
  basketball: 'book',
  racket: 'umbrella',
  camera: 'book',
  plant: 'book',
  cake: 'book',
  cupcake: 'cup',
  apple: 'cup',
  jar: 'cup',
  fan: 'bouquet',
  sword: 'umbrella',
  dumbbell: 'microphone',
  'teddy-bear': 'book',
  pumpkin: 'book',
} as const satisfies Record<string, Grip>
export type Prop = keyof typeof PROP_GRIPS
export const PROPS = Object.keys(PROP_GRIPS) as readonly Prop[]
