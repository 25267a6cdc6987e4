import type { Engines } from '../engines/index.ts'
import { laneOf } from './lane.ts'
import type { JobRow } from './store/jobs.ts'
import type { QueueFacts } from './store/queue-facts.ts'

type Wait = { position: number; eta_seconds: number }

const fallbackSeconds = 30

/** How many jobs are ahead and about how long it takes until the result is there. */
export const estimateWait = (engines: Engines, job: JobRow, facts: QueueFacts | undefined): Wait => {
  if (!facts) return { position: 0, eta_seconds: 0 }
  const engine = engines.findByName(job.engine)
  const usualSeconds = facts.usualSeconds ?? engine?.recipes[job.kind]?.typicalSeconds ?? fallbackSeconds
  if (job.status === 'running') return { position: 0, eta_seconds: Math.ceil(usualSeconds * (1 - job.progress / 100)) }
  const rounds = Math.floor((facts.ahead + facts.running) / (engine?.concurrency[laneOf(job.kind)] ?? 1)) + 1
  return { position: facts.ahead, eta_seconds: Math.ceil(usualSeconds * rounds) }
}
