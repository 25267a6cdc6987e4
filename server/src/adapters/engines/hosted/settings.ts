import { values } from '../../../lib/env-values.ts'
import type { Variables } from '../../../lib/env-values.ts'

/** The operator's account at a service. */
export type HostedSettings = {
  key: string
  /** Another address than the service's own, for a stand-in; null for the service itself. */
  baseUrl: string | null
  /** Jobs that are under way there at once. */
  concurrency: number
  /** The operator's own list of models; null uses those that come along. */
  modelsPath: string | null
}

/** The variables of an account, such as `FAL_BASE_URL` for the prefix `FAL`. */
export const hostedVariables = (prefix: string, keyName: string): Variables<HostedSettings> => ({
  key: { name: keyName, schema: values.text, usual: '' },
  baseUrl: { name: `${prefix}_BASE_URL`, schema: values.url(['http:', 'https:']), usual: null },
  concurrency: { name: `${prefix}_CONCURRENCY`, schema: values.wholeNumber({ min: 1, max: 64 }), usual: 4 },
  modelsPath: { name: `${prefix}_MODELS`, schema: values.path, usual: null },
})
