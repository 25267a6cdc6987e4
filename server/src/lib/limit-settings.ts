import { values } from './env-values.ts'
import type { Variables } from './env-values.ts'

/** How much one person may do, where it costs the operator something. */
export type LimitSettings = {
  /** Generations that had begun and may be cancelled within a day. */
  cancellations: number
  /** The same of those that engines elsewhere work on. */
  cancellationsElsewhere: number
  /** Subscriptions that may be begun within a day. */
  checkouts: number
  /** Gigabytes of files that one person may send within a day. */
  uploadGigabytes: number
  /** Generations that may wait in one line, of everybody. */
  waiting: number
  /** Generations that one person may have under way. */
  waitingEach: number
  /** Room for files of who has no plan. */
  trialStorageMegabytes: number
}

const manyADay = values.wholeNumber({ min: 1, max: 10_000 })

export const LIMIT_VARIABLES: Variables<LimitSettings> = {
  cancellations: { name: 'MAX_CANCELLATIONS', schema: manyADay, usual: 60 },
  cancellationsElsewhere: { name: 'MAX_CANCELLATIONS_ELSEWHERE', schema: manyADay, usual: 10 },
  checkouts: { name: 'MAX_CHECKOUTS', schema: manyADay, usual: 10 },
  uploadGigabytes: { name: 'MAX_UPLOAD_GB', schema: manyADay, usual: 5 },
  waiting: { name: 'MAX_WAITING', schema: manyADay, usual: 1000 },
  waitingEach: { name: 'MAX_WAITING_EACH', schema: manyADay, usual: 20 },
  trialStorageMegabytes: {
    name: 'TRIAL_STORAGE_MB',
    schema: values.wholeNumber({ min: 1, max: 1_000_000 }),
    usual: 2048,
  },
}
