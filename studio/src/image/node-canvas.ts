import { createCanvas } from '@napi-rs/canvas'
import type { CreateCanvas } from './canvas.ts'

/** Canvases in Node.js. Only what starts a drawing there takes it; all that draws gets it passed in. */
export const createNodeCanvas = createCanvas as unknown as CreateCanvas
