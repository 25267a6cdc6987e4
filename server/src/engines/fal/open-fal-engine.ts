import type { Engine } from '../engine.ts'
import { createHostedEngine } from '../hosted/hosted-engine.ts'
import { readModels } from '../hosted/read-models.ts'
import type { HostedSettings } from '../hosted/read-hosted-settings.ts'
import { HOSTED_PATIENCE } from '../hosted/step.ts'
import type { HostedTools } from '../hosted/step.ts'
import { openFalService } from './open-fal-service.ts'

export const FAL_MODELS = new URL('models.json', import.meta.url)

type Parts = Pick<HostedTools, 'taking' | 'finishing' | 'log' | 'webhookUrl'>

/** The engine of an operator's key. Throws a `ConfigError` for a list of models that cannot be used. */
export const openFalEngine = ({ key, baseUrl, concurrency, modelsPath }: HostedSettings, parts: Parts): Engine => {
  const models = readModels(FAL_MODELS, modelsPath)
  return createHostedEngine({
    ...parts,
    name: 'fal',
    concurrency,
    models,
    service: openFalService({ key, baseUrl, models }),
    patience: HOSTED_PATIENCE,
  })
}
