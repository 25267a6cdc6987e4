import type { WorkLimits } from '../lib/watch-progress.ts'

const minuteMs = 60_000

/** Of one try of a generation. The longest clip on a busy machine takes hours, and moves all the while. */
export const WORK_LIMITS: WorkLimits = { stallMs: 45 * minuteMs, mostMs: 360 * minuteMs }
