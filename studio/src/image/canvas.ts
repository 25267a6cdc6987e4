/** A canvas and its context as the web knows them: all that drawing needs of what it runs in. */
export type Context2D = OffscreenCanvasRenderingContext2D
export type Canvas = { getContext: (kind: '2d') => Context2D } & OffscreenCanvas

/** Makes an empty canvas of whole pixels. */
export type CreateCanvas = (width: number, height: number) => Canvas

type Points = readonly (readonly [x: number, y: number])[]
type Pen = Pick<Context2D, 'beginPath' | 'moveTo' | 'lineTo' | 'closePath'>

const join = (pen: Pen, points: Points): void =>
  points.forEach(([x, y], index) => (index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)))

/** Makes the line through the points the context's path. */
export const traceLine = (pen: Pen, points: Points): void => {
  pen.beginPath()
  join(pen, points)
}

/** Makes the areas within the outlines the context's path. */
export const traceOutlines = (pen: Pen, ...outlines: readonly Points[]): void => {
  pen.beginPath()
  for (const outline of outlines) {
    join(pen, outline)
    pen.closePath()
  }
}
