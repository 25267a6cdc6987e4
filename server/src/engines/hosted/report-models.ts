import { CLOTH_CATEGORIES } from '@visage/contract'
import type { LackReport } from '../comfyui/report-lacks.ts'
import { NoAnswerError } from '../http/ask-service.ts'
import type { Task } from '../order/order.ts'
import { checkInput } from './check-input.ts'
import { fillInput } from './fill-input.ts'
import type { HostedModel } from './hosted-model.ts'
import { ServiceRefusedError } from './hosted-service.ts'
import type { HostedService } from './hosted-service.ts'
import type { HostedKind } from './open-hosted-engine.ts'
import type { HostedSettings } from './read-hosted-settings.ts'
import { priceText } from './price-text.ts'
import { readModels } from './read-models.ts'
import { SAMPLE_FILES, SAMPLE_ORDER } from './sample-order.ts'

const problemsOf = async (service: HostedService, [task, model]: [Task, HostedModel]): Promise<string[]> => {
  const published = await service.findSchema(model.id)
  if (!published) return [`there is no model ${model.id}`]
  const problems = CLOTH_CATEGORIES.flatMap((category) => {
    const input = fillInput(model, { order: { ...SAMPLE_ORDER, task, category }, files: SAMPLE_FILES })
    return checkInput(input, published.input, published.named)
  })
  return [...new Set(problems)]
}

const isTold = (error: unknown): error is Error =>
  error instanceof NoAnswerError || error instanceof ServiceRefusedError

/** Whether the key does, and whether every model takes what would be sent to it, by what the service publishes now. */
export const reportModels = async (
  { name, models: shipped, open }: HostedKind,
  settings: HostedSettings,
): Promise<LackReport> => {
  const models = readModels(shipped, settings.modelsPath)
  const service = open({ ...settings, models })
  const lines: string[] = [name]
  let isComplete = true
  try {
    await service.check()
    lines.push('  the key is accepted')
    for (const entry of models) {
      const [task, { id, model, price }] = entry
      const problems = await problemsOf(service, entry)
      if (problems.length === 0)
        lines.push(`  ${task}: ready (${model.name}, ${model.licence}, ${id})`, `    ${priceText({ price })}`)
      else {
        isComplete = false
        lines.push(`  ${task}: not yet`, ...problems.map((problem) => `    ${problem}`))
      }
    }
  } catch (error) {
    if (!isTold(error)) throw error
    return { lines: [...lines, `  ${error.message}`], isComplete: false }
  }
  return { lines, isComplete }
}
