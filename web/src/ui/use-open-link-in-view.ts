import { useEffect, useRef } from 'react'

/** How far such rows fade out at their ends. */
const fadePx = 24

const scrollToMiddle = (row: HTMLElement, link: Element) => {
  const outer = row.getBoundingClientRect()
  const { left, right } = link.getBoundingClientRect()
  if (left - fadePx >= outer.left && right + fadePx <= outer.right) return
  row.scrollLeft += (left + right - outer.left - outer.right) / 2
}

/**
 * Keeps the open page's link wholly in view in a row of links that scrolls: also when what arrives later, such as
 * counts or a font, makes links wider. Once somebody has scrolled the row, it stays as they left it.
 */
export const useOpenLinkInView = <Row extends HTMLElement>(path: string | undefined) => {
  const links = useRef<Row>(null)
  useEffect(() => {
    const row = links.current
    if (!row || path === undefined) return undefined
    let isTheirs = false
    let placedPx = row.scrollLeft
    const place = () => {
      const open = row.querySelector(`a[href="${path}"]`)
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
  }, [path])
  return links
}
