import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import type { GalleryTab } from '@visage/contract'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { FocusEvent, ReactNode } from 'react'
import { shapeOf } from '../item/gallery-item.ts'
import type { ListedItem } from '../list/gallery-list.ts'
import { TABS } from '../tabs.ts'
import classes from './gallery-grid.module.css'
import { layColumns, layShapes } from './lay-rows.ts'
import type { Row } from './lay-rows.ts'

/** In pixels. */
type GridSize = { width: number; top: number; remPixels: number }

const measure = (element: HTMLElement): GridSize => ({
  width: element.clientWidth,
  top: Math.round(element.getBoundingClientRect().top + window.scrollY),
  remPixels: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
})

/** How wide an element is, where on the page it begins, and how large its text is; in pixels, null before it is there. */
const useGridSize = () => {
  const element = useRef<HTMLUListElement>(null)
  const [size, setSize] = useState<GridSize | null>(null)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return undefined
    const update = () =>
      setSize((before) => {
        const next = measure(measured)
        const isSame = before && (Object.keys(next) as (keyof GridSize)[]).every((name) => before[name] === next[name])
        return isSame ? before : next
      })
    update()
    const observer = new ResizeObserver(update)
    observer.observe(measured)
    if (measured.parentElement) observer.observe(measured.parentElement)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return { element, size }
}

type CardSize = { width: number; frameHeight: number }

type GalleryGridProps = {
  items: readonly ListedItem[]
  tab: GalleryTab
  hasMore: boolean
  renderCard: (item: ListedItem, place: CardSize) => ReactNode
}

const overscanRows = 3
const phoneRems = 30
const footRems = 4.5
const playerRems = 3.5

const layOut = (items: readonly ListedItem[], tab: GalleryTab, { width, remPixels }: GridSize): Row[] => {
  const look = TABS[tab]
  const isNarrow = width < phoneRems * remPixels
  const shaped = items.map((item) => ({ id: item.id, shape: shapeOf(item) ?? look.shape }))
  const gap = (isNarrow ? 0.75 : 1) * remPixels
  const area = { width, gap, rowGap: (isNarrow ? 1 : 1.5) * remPixels, footHeight: footRems * remPixels }
  if (look.keepsShape) return layShapes(shaped, area, (isNarrow ? 13 : 17) * remPixels)
  if (look.medium === 'audio')
    return layColumns(shaped, area, {
      minWidth: Math.min(width, 22 * remPixels),
      minColumns: 1,
      frameHeightOf: () => playerRems * remPixels,
    })
  return layColumns(shaped, area, {
    minWidth: 13.5 * remPixels,
    minColumns: 2,
    frameHeightOf: (columnWidth) => columnWidth / look.shape,
  })
}

/** Items in rows, of which only those near the window are in the page. The focused one stays, wherever it is. */
export const GalleryGrid = ({ items, tab, hasMore, renderCard }: GalleryGridProps) => {
  const { element, size } = useGridSize()
  const rows = useMemo(() => (size ? layOut(items, tab, size) : []), [items, tab, size])
  const [focusedIndex, setFocusedIndex] = useState<number | null>(null)
  const focusedRow = rows.findIndex(({ places }) => places.some(({ index }) => index === focusedIndex))
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed on to what is memoised
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => rows[index]?.height ?? 0,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: overscanRows,
    scrollMargin: size?.top ?? 0,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range)
      return focusedRow < 0 || near.includes(focusedRow)
        ? near
        : [...near, focusedRow].toSorted((one, other) => one - other)
    },
    useFlushSync: false,
  })
  useLayoutEffect(() => virtualizer.measure(), [rows, virtualizer])
  const noteFocus = ({ target }: FocusEvent) => {
    const place = target.closest('li')?.getAttribute('aria-posinset')
    setFocusedIndex(place ? Number(place) - 1 : null)
  }
  return (
    <div role="presentation" onFocus={noteFocus} onBlur={() => setFocusedIndex(null)}>
      <ul ref={element} className={classes.grid} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().flatMap(({ index: rowIndex, start }) => {
          const row = rows[rowIndex]
          return (row?.places ?? []).map(({ index, left, width }) => {
            const item = items[index]
            const top = start - (size?.top ?? 0)
            return (
              item && (
                <li
                  key={item.id}
                  className={classes.place}
                  style={{ width, transform: `translate(${left}px, ${top}px)` }}
                  aria-posinset={index + 1}
                  aria-setsize={hasMore ? -1 : items.length}
                >
                  {renderCard(item, { width, frameHeight: row?.frameHeight ?? 0 })}
                </li>
              )
            )
          })
        })}
      </ul>
    </div>
  )
}
