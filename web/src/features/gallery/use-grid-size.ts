import { useLayoutEffect, useRef, useState } from 'react'

/** In pixels. */
export type GridSize = { width: number; top: number; remPixels: number }

const measure = (element: HTMLElement): GridSize => ({
  width: element.clientWidth,
  top: Math.round(element.getBoundingClientRect().top + window.scrollY),
  remPixels: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
})

/** How wide an element is, where on the page it begins, and how large its text is; in pixels, null before it is there. */
export const useGridSize = () => {
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
