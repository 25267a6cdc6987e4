export { PLACES } from '../places/places.ts'
export { PICTURE_LEXICON } from '../prompt/picture-lexicon.ts'
export { listTelltales } from '../prompt/telltales.ts'
