import { Sheet } from './sheet.ts'
import type { SheetOptions } from './sheet.ts'

/** A sheet for what stands at one distance. Apart from the painter, as plain paper has nothing before it. */
export const openSheet = (options: SheetOptions): Sheet => new Sheet(options)
