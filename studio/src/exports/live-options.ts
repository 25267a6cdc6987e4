export { pictureOption } from '../live/picture-options.ts'
