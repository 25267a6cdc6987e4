import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startWatchdog } from './time-limits.ts'

const minuteMs = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('lets work take its time while it moves, and ends what stands still', () => {
  const onOver = vi.fn<(how: string) => void>()
  using watch = startWatchdog({ stallMs: minuteMs, mostMs: 60 * minuteMs }, onOver)
  for (let minute = 0; minute < 30; minute++) {
    vi.advanceTimersByTime(minuteMs - 1)
    watch.moved()
  }
  expect(onOver).not.toHaveBeenCalled()
  vi.advanceTimersByTime(minuteMs)
  expect(onOver.mock.calls).toEqual([['it made no progress for a minute']])
  watch.moved()
  vi.advanceTimersByTime(100 * minuteMs)
  expect(onOver).toHaveBeenCalledTimes(1)
})

it('ends what moves for ever, and nothing once it is let go', () => {
  const onOver = vi.fn<(how: string) => void>()
  using watch = startWatchdog({ stallMs: 2 * minuteMs, mostMs: 10 * minuteMs }, onOver)
  for (let minute = 0; minute < 20; minute++) {
    vi.advanceTimersByTime(minuteMs)
    watch.moved()
  }
  expect(onOver.mock.calls).toEqual([['it took longer than 10 minutes']])
  startWatchdog({ stallMs: minuteMs, mostMs: minuteMs }, onOver)[Symbol.dispose]()
  vi.advanceTimersByTime(100 * minuteMs)
  expect(onOver).toHaveBeenCalledTimes(1)
})
