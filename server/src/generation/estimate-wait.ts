import type { Engines } from '../engines/index.ts'
import { laneOf } from './lane.ts'
import type { JobRow } from './store/jobs.ts'
import type { QueueFacts } from './store/queue-facts.ts'

type Wait = { position: number; eta_seconds: number; eta_p90_seconds: number }

type Waiting = Pick<JobRow, 'engine' | 'kind' | 'status' | 'progress'>

const fallbackSeconds = 30
/** How much longer the slowest tenth takes while nothing has been measured. */
const usualSpread = 1.5

/** How many jobs are ahead and how long it takes until the result is there: as a rule, and in nine of ten cases. */
export const estimateWait = (engines: Engines, job: Waiting, facts: QueueFacts | undefined): Wait => {
  if (!facts) return { position: 0, eta_seconds: 0, eta_p90_seconds: 0 }
  const engine = engines.findByName(job.engine)
  const usual = facts.usualSeconds ?? engine?.recipes[job.kind]?.typicalSeconds ?? fallbackSeconds
  const late = facts.lateSeconds ?? usual * usualSpread
  const during = (rest: number, position: number): Wait => ({
    position,
    eta_seconds: Math.ceil(usual * rest),
    eta_p90_seconds: Math.ceil(late * rest),
  })
  if (job.status === 'running') return during(1 - job.progress / 100, 0)
  const places = engine?.concurrency[laneOf(job.kind)] || 1
  return during(Math.floor((facts.ahead + facts.running) / places) + 1, facts.ahead)
}
