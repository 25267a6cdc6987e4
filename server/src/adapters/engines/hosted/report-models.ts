import { CLOTH_CATEGORIES } from '@visage/contract'
import type { MissingPartsReport } from '../engine.ts'
import { NoResponseError, TooLargeError } from '../request-service.ts'
import { ownVoice } from '../tasks/speech.ts'
import { FILE_ROLES } from '../tasks/task-request.ts'
import type { FileRole, TaskRequest } from '../tasks/task-request.ts'
import { checkInput } from './check-input.ts'
import { fillInput } from './fill-input.ts'
import { priceText } from './hosted-model.ts'
import type { Price } from './hosted-model.ts'
import { ServiceRefusedError } from './hosted-service.ts'
import type { HostedDescription, HostedService, ServicePrice } from './hosted-service.ts'
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
  error instanceof NoResponseError || error instanceof TooLargeError || error instanceof ServiceRefusedError

type Prices = ReadonlyMap<string, ServicePrice>

/** What models cost now, or why that was not told, in words. */
const askPrices = async (service: HostedService, models: readonly ModelRow[]): Promise<Prices | string> => {
  try {
    return (await service.findPrices?.([...new Set(models.map(({ id }) => id))])) ?? new Map()
  } catch (error) {
    if (!isTold(error)) throw error
    return error.message
  }
}

const NOT_KNOWN = 'price not known: look it up and name it as "price", or what it costs is not noted'

/** What is rounded otherwise is the same. */
const mostOff = 0.001

const isSame = (one: Price, other: Price): boolean =>
  one.per === other.per &&
  one.inputMegapixels === other.inputMegapixels &&
  Math.abs(one.usd - other.usd) <= mostOff * Math.max(one.usd, other.usd)

/** What a model costs by the table, and what the service asks now where that is something else. */
const priceLines = ({ price }: Pick<ModelRow, 'price'>, asked: ServicePrice | undefined, label: string): string[] => {
  const told = price === null ? [] : [priceText(price)]
  if (!asked) return price === null ? [NOT_KNOWN] : told
  const { amount, currency, unit, price: counted } = asked
  if (counted === null) {
    const asks = `${label} asks ${amount} ${currency} of this account now for what it counts as "${unit}", which cannot be counted here`
    return price === null ? [`${asks}: look up what that makes, and name it as "price"`] : [...told, asks]
  }
  if (price !== null && isSame(price, counted)) return told
  const asks = `${label} asks ${priceText(counted)} of this account now`
  return [
    ...told,
    price === null
      ? `${asks}, which each job notes as the table has no price`
      : `${asks}; the table says ${priceText(price)}`,
  ]
}

/** Whether the key does, and whether every model takes what would be sent to it, by what the service publishes now. */
export const reportModels = async (
  { name, label, openAccount }: Pick<HostedDescription, 'name' | 'label' | 'openAccount'>,
  settings: HostedSettings,
): Promise<MissingPartsReport> => {
  const { models, service } = openAccount(settings)
  const lines: string[] = [name]
  let isComplete = true
  try {
    await service.check()
    lines.push('  the key is accepted')
    const prices = await askPrices(service, models)
    if (typeof prices === 'string') lines.push(`  ${label} does not say what its models cost now: ${prices}`)
    const asked: Prices = typeof prices === 'string' ? new Map() : prices
    for (const row of models) {
      const { id, model } = row
      const problems = await problemsOf(service, row)
      const told = problems.length === 0 ? priceLines(row, asked.get(id), label) : problems
      const state = problems.length === 0 ? `ready (${model.name}, ${model.licence}, ${id})` : 'not yet'
      lines.push(`  ${labelOf(row)}: ${state}`, ...told.map((line) => `    ${line}`))
      isComplete &&= problems.length === 0
    }
  } catch (error) {
    if (!isTold(error)) throw error
    return { lines: [...lines, `  ${error.message}`], isComplete: false }
  }
  return { lines, isComplete }
}
