import { useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'

type SliderOptions = {
  value: number
  max: number
  /** What an arrow key moves by, and what the page keys move by. */
  step: number
  largeStep: number
  onChange: (value: number) => void
}

const shareAt = (area: HTMLElement, clientX: number): number => {
  const { left, width } = area.getBoundingClientRect()
  return width === 0 ? 0 : Math.min(1, Math.max(0, (clientX - left) / width))
}

/**
 * A slider from 0 to `max` as a whole area: a press or a finger anywhere on it moves it, and its handle takes the keys
 * of a slider. Fingers that go up or down still scroll the page if the area has `touch-action: pan-y`.
 */
export const useSlider = ({ value, max, step, largeStep, onChange }: SliderOptions) => {
  const handle = useRef<HTMLDivElement>(null)
  const move = (to: number) => onChange(Math.min(max, Math.max(0, to)))
  const steps: Record<string, () => void> = {
    ArrowLeft: () => move(value - step),
    ArrowDown: () => move(value - step),
    ArrowRight: () => move(value + step),
    ArrowUp: () => move(value + step),
    PageDown: () => move(value - largeStep),
    PageUp: () => move(value + largeStep),
    Home: () => move(0),
    End: () => move(max),
  }
  return {
    area: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        move(shareAt(event.currentTarget, event.clientX) * max)
        handle.current?.focus({ preventScroll: true })
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId))
          move(shareAt(event.currentTarget, event.clientX) * max)
      },
    },
    handle: {
      ref: handle,
      role: 'slider',
      tabIndex: 0,
      'aria-orientation': 'horizontal',
      'aria-valuemin': 0,
      'aria-valuemax': Math.round(max),
      'aria-valuenow': Math.round(value),
      onKeyDown: (event: KeyboardEvent) => {
        const act = steps[event.key]
        if (!act) return
        // The arrow keys would also scroll, or turn to the next picture of a preview.
        event.preventDefault()
        event.stopPropagation()
        act()
      },
    },
  } as const
}
