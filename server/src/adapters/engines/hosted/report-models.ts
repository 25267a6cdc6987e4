import { CLOTH_CATEGORIES } from '@visage/contract'
import type { MissingPartsReport } from '../engine.ts'
import { NoResponseError } from '../request-service.ts'
import { ownVoice } from '../tasks/speech.ts'
import { FILE_ROLES } from '../tasks/task-request.ts'
import type { FileRole, TaskRequest } from '../tasks/task-request.ts'
import { checkInput } from './check-input.ts'
import { fillInput } from './fill-input.ts'
import { priceText } from './hosted-model.ts'
import { ServiceRefusedError } from './hosted-service.ts'
import type { HostedDescription, HostedService } from './hosted-service.ts'
import { labelOf } from './model-table.ts'
import type { ModelRow } from './model-table.ts'
import type { HostedSettings } from './settings.ts'

/** An order with everything in it, as large as they come, to hold bodies to schemas. */
export const SAMPLE_REQUEST: TaskRequest = {
  task: 'face',
  prompt: 'A long walk. '.repeat(100),
  negativePrompt: 'blurry',
  seed: 2 ** 48 - 1,
  width: 1024,
  height: 1280,
  frames: 81,
  framesPerSecond: 16,
  category: 'one-pieces',
  song: {
    lyrics: `[verse]\n${'la '.repeat(133)}`,
    vocals: 'words',
    language: 'en',
    tempo: 120,
    meter: '4',
    key: 'E minor',
    seconds: 67,
  },
  talk: {
    script: 'Good morning. '.repeat(60),
    sound: null,
    voice: ownVoice({ recipe: null, facePrompt: null, gender: null }),
    speaker: { engine: 'fal', name: 'Aria' },
    pace: 1.25,
    tone: 'lively',
    seconds: 60,
    cues: [],
  },
  files: {},
  face: null,
  facePrompt: null,
}

export const SAMPLE_FILES: Partial<Record<FileRole, string>> = Object.fromEntries(
  FILE_ROLES.map((role) => [role, `https://files.example/${role}`]),
)

const problemsOf = async (service: HostedService, row: ModelRow): Promise<string[]> => {
  const published = await service.findSchema(row.id)
  if (!published) return [`there is no model ${row.id}`]
  const problems = CLOTH_CATEGORIES.flatMap((category) => {
    const input = fillInput(row, { order: { ...SAMPLE_REQUEST, task: row.task, category }, files: SAMPLE_FILES })
    return checkInput(input, published.input, published.named)
  })
  return [...new Set(problems)]
}

const isTold = (error: unknown): error is Error =>
  error instanceof NoResponseError || error instanceof ServiceRefusedError

/** Whether the key does, and whether every model takes what would be sent to it, by what the service publishes now. */
export const reportModels = async (
  { name, openAccount }: Pick<HostedDescription, 'name' | 'openAccount'>,
  settings: HostedSettings,
): Promise<MissingPartsReport> => {
  const { models, service } = openAccount(settings)
  const lines: string[] = [name]
  let isComplete = true
  try {
    await service.check()
    lines.push('  the key is accepted')
    for (const row of models) {
      const { id, model, price } = row
      const label = labelOf(row)
      const problems = await problemsOf(service, row)
      if (problems.length === 0)
        lines.push(`  ${label}: ready (${model.name}, ${model.licence}, ${id})`, `    ${priceText({ price })}`)
      else {
        isComplete = false
        lines.push(`  ${label}: not yet`, ...problems.map((problem) => `    ${problem}`))
      }
    }
  } catch (error) {
    if (!isTold(error)) throw error
    return { lines: [...lines, `  ${error.message}`], isComplete: false }
  }
  return { lines, isComplete }
}
