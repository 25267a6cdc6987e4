export type { Canvas, CreateCanvas } from '../image/canvas.ts'
export type { Picture, RenderOptions } from '../image/picture.ts'
export { renderPicture, renderPortrait } from '../render/picture.ts'
