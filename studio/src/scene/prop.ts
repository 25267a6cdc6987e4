/** Things that a person can hold in half and full bodies. */
export const PROPS = ['book', 'cup', 'phone', 'umbrella', 'bouquet', 'glass', 'microphone'] as const
export type Prop = (typeof PROPS)[number]
