// What a browser's build works out ahead, so that its worker has less to load.
export { PLACES } from '../places/places.ts'
export { PICTURE_LEXICON } from '../prompt/picture-lexicon.ts'
export { listTelltales } from '../prompt/telltales.ts'
