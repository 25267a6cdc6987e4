import type { EngineDescription } from '../description.ts'
import type { HostedDescription, HostedService } from './hosted-service.ts'
import { readModels } from './model-table.ts'
import type { ModelRow } from './model-table.ts'
import { hostedVariables } from './settings.ts'
import type { HostedSettings } from './settings.ts'

/** What a service is asked with. `label` and `keyName`, the variable of the key, are for sentences to the operator. */
export type Account = Pick<HostedSettings, 'key' | 'baseUrl'> & { label: string; keyName: string }

type Service = Pick<EngineDescription, 'name' | 'label'> & {
  /** The variable that holds the key; what the service calls it, and how it writes one. */
  key: { variable: string; noun: 'key' | 'token'; example: string }
  /** Its list of models that comes along. */
  shippedModels: URL
  openService: (account: Account, models: readonly ModelRow[]) => HostedService
}

/** Describes such an engine. Its variables beside the key begin with its name: `FAL_MODELS`. */
export const describeHosted = ({ name, label, key, shippedModels, openService }: Service): HostedDescription => {
  const openAccount: HostedDescription['openAccount'] = ({ modelsPath, ...account }) => {
    const models = readModels(shippedModels, modelsPath)
    return { models, service: openService({ ...account, label, keyName: key.variable }, models) }
  }
  return {
    name,
    label,
    place: `at ${label}`,
    connection: {
      variable: key.variable,
      unset: `put your ${key.noun} there`,
      wanted: 'give a key',
      example: key.example,
    },
    settings: hostedVariables(name.toUpperCase().replaceAll('-', '_'), key.variable),
    openAccount,
    async open(settings, parts) {
      const { openHostedEngine } = await import('./hosted-engine.ts')
      return openHostedEngine({ name, openAccount }, settings, parts)
    },
    async report(settings) {
      const { reportModels } = await import('./report-models.ts')
      return reportModels({ name, label, openAccount }, settings)
    },
  }
}
