import type { Engine } from '../engine.ts'
import { createHostedEngine } from './hosted-engine.ts'
import type { HostedService } from './hosted-service.ts'
import { readModels } from './read-models.ts'
import type { HostedSettings } from './read-hosted-settings.ts'
import { HOSTED_PATIENCE } from './step.ts'
import type { HostedTools } from './step.ts'
import { webhookUrlOf } from './webhook-url-of.ts'

/** A service that can be an engine. */
export type HostedKind = {
  name: 'fal' | 'replicate'
  /** Its list of models that comes along. */
  models: URL
  open: (account: Pick<HostedSettings, 'key' | 'baseUrl'> & Pick<HostedTools, 'models'>) => HostedService
}

type Parts = Pick<HostedTools, 'taking' | 'finishing' | 'log'> & { publicUrl: string }

/** The engine of an operator's account. Throws a `ConfigError` for a list of models that cannot be used. */
export const openHostedEngine = (
  kind: HostedKind,
  settings: HostedSettings,
  { publicUrl, ...parts }: Parts,
): Engine => {
  const models = readModels(kind.models, settings.modelsPath)
  return createHostedEngine({
    ...parts,
    name: kind.name,
    concurrency: settings.concurrency,
    models,
    service: kind.open({ ...settings, models }),
    webhookUrl: webhookUrlOf(kind.name, publicUrl, settings),
    patience: HOSTED_PATIENCE,
  })
}
