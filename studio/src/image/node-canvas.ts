import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import type { CreateCanvas } from './canvas.ts'

/** Canvases in Node.js. Only what starts a drawing there takes it; all that draws gets it passed in. */
export const createNodeCanvas = createCanvas as unknown as CreateCanvas

/** Makes a font file known to every canvas of this process, under a name of its own. */
export const registerFont = (path: string, name: string): void => {
  if (!GlobalFonts.has(name) && !GlobalFonts.registerFromPath(path, name))
    throw new Error(`The font ${path} cannot be read.`)
}
