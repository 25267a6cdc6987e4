/** A place on the grid, in pixels from its upper left corner. */
type CardBox = { index: number; left: number; width: number }
export type Row = { key: string; height: number; frameHeight: number; places: readonly CardBox[] }

type Shaped = { id: string; shape: number }
type Area = {
  width: number
  gap: number
  rowGap: number
  /** What stands below each frame. */
  footHeight: number
}

const rowOf = (
  items: readonly Shaped[],
  places: CardBox[],
  frameHeight: number,
  { footHeight, rowGap }: Area,
): Row => ({
  key: items[places[0]?.index ?? 0]?.id ?? '',
  frameHeight,
  height: Math.ceil(frameHeight + footHeight + rowGap),
  places,
})

type Columns = { minWidth: number; minColumns: number; frameHeightOf: (width: number) => number }

/** Frames of one size in columns as wide as fit. */
export const layColumns = (
  items: readonly Shaped[],
  area: Area,
  { minWidth, minColumns, frameHeightOf }: Columns,
): Row[] => {
  const { width, gap } = area
  const columns = Math.max(minColumns, Math.floor((width + gap) / (minWidth + gap)))
  const columnWidth = (width - (columns - 1) * gap) / columns
  const rows: Row[] = []
  for (let start = 0; start < items.length; start += columns) {
    const count = Math.min(columns, items.length - start)
    const places = Array.from({ length: count }, (_, column) => ({
      index: start + column,
      left: column * (columnWidth + gap),
      width: columnWidth,
    }))
    rows.push(rowOf(items, places, frameHeightOf(columnWidth), area))
  }
  return rows
}

const shapeLimits = { narrowest: 0.5, widest: 2.4 }

/** Frames of their own shapes in rows as wide as the area and about as high as told; the last one is not stretched. */
export const layShapes = (items: readonly Shaped[], area: Area, rowHeight: number): Row[] => {
  const { width, gap } = area
  const shapes = items.map(({ shape }) => Math.min(shapeLimits.widest, Math.max(shapeLimits.narrowest, shape)))
  const rows: Row[] = []
  for (let start = 0; start < items.length;) {
    let [end, sum] = [start, 0]
    while (end < items.length && sum * rowHeight + Math.max(0, end - start - 1) * gap < width) sum += shapes[end++] ?? 1
    const room = width - (end - start - 1) * gap
    const height = end === items.length ? Math.min(rowHeight, room / sum) : room / sum
    let left = 0
    const places = shapes.slice(start, end).map((shape, offset) => {
      const place = { index: start + offset, left, width: shape * height }
      left += place.width + gap
      return place
    })
    rows.push(rowOf(items, places, height, area))
    start = end
  }
  return rows
}
