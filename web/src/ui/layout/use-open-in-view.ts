import { useEffect, useRef } from 'react'

/** How far such rows fade out at their ends. */
const fadePx = 24

const scrollToMiddle = (row: HTMLElement, one: Element) => {
  const outer = row.getBoundingClientRect()
  const { left, right } = one.getBoundingClientRect()
  if (left - fadePx >= outer.left && right + fadePx <= outer.right) return
  row.scrollLeft += (left + right - outer.left - outer.right) / 2
}

const isOpen = '[aria-current="page"], [aria-selected="true"]'

/**
 * Keeps the open link or tab wholly in view in a row of them that scrolls: also when what arrives later, such as counts
 * or a font, makes them wider. Once somebody has scrolled the row, it stays as they left it until `name`, which one is
 * open, changes.
 */
export const useOpenInView = <Row extends HTMLElement>(name: string | undefined) => {
  const ref = useRef<Row>(null)
  useEffect(() => {
    const row = ref.current
    if (!row || name === undefined) return undefined
    let isTheirs = false
    let placedPx = row.scrollLeft
    const place = () => {
      const open = row.querySelector(isOpen)
      if (isTheirs || !open) return
      scrollToMiddle(row, open)
      placedPx = row.scrollLeft
    }
    const noteScroll = () => {
      isTheirs ||= Math.abs(row.scrollLeft - placedPx) > 1
    }
    // Also told when the row takes the place of another, as where a phone is turned upright.
    const observer = new ResizeObserver(place)
    for (const element of [row, ...row.children]) observer.observe(element)
    row.addEventListener('scroll', noteScroll, { passive: true })
    return () => {
      observer.disconnect()
      row.removeEventListener('scroll', noteScroll)
    }
  }, [name])
  return ref
}
