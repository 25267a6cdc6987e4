import { PACE, talkerOf, TONES } from '@visage/contract'
import type { KindInput, SourceRef } from '@visage/contract'
import type { EngineParts } from '../description.ts'
import { chooseOffer, EngineError } from '../engine.ts'
import type { Engine, Recipe, Run } from '../engine.ts'
import { ONE_PERSON, refuse, refuseHere } from '../refusals.ts'
import { findDrawn, NO_DUB } from '../tasks/draw-talk.ts'
import { asShown, drawSeed, planTask, recipesOf, taskOf, tasksOf } from '../tasks/plan-task.ts'
import type { ModelKind } from '../tasks/plan-task.ts'
import type { TaskRequest } from '../tasks/task-request.ts'
import { openPrices } from './count-cost.ts'
import { openDispatch } from './dispatch.ts'
import { findSpeakerRow, openSpeakers } from './speakers.ts'
import { rolesOf } from './fill-input.ts'
import type { HostedDescription } from './hosted-service.ts'
import { orderOf, rowsFor } from './model-table.ts'
import type { ModelRow } from './model-table.ts'
import type { HostedSettings } from './settings.ts'
import { begin, HOSTED_PATIENCE } from './step.ts'
import type { Answer, HostedOperation, HostedTools, Step } from './step.ts'
import { watchWork } from './watch-work.ts'
import { webhookUrlOf } from './webhooks.ts'

/** Told where a plan does not include the model that speaks with the voice that was chosen. */
const NOT_INCLUDED = 'This voice is part of a larger plan. Please choose another one.'

/** What failed has cost at least what was paid for the speech before it, and that is kept for the next try. */
const withPaid = ({ order, model, soundUrl, spentUsd }: HostedOperation, answer: Answer): Answer => {
  if (answer.state !== 'failed' || soundUrl === undefined) return answer
  const costUsd = typeof answer.costUsd === 'number' ? answer.costUsd : spentUsd
  return {
    ...answer,
    ...(costUsd !== undefined && { costUsd }),
    goOnWith: { ...begin({ ...order, seed: drawSeed() }, { id: model }), soundUrl },
  }
}

/** The order for a model that speaks, which no tone can be told, and a pace where its table has a place for it. */
const asSpeech = (order: TaskRequest, row: ModelRow): TaskRequest => {
  const { talk } = order
  if (!talk) return order
  const takesPace = JSON.stringify(row.input).includes('{pace}')
  const untaken = [
    ...(talk.tone === TONES[0] ? [] : (['tone'] as const)),
    ...(takesPace || talk.pace === PACE.usual ? [] : (['pace'] as const)),
  ]
  return { ...order, task: 'speech', talk: { ...talk, ...(untaken.length > 0 && { untaken }) } }
}

/** Throws where nothing would move lips to a speech: it would be paid for and of no use. */
const assertLips = async (order: TaskRequest, { shown, models, run }: Lips): Promise<void> => {
  const fit = rowsFor(models, orderOf(order))
  if (order.task !== 'dub' || chooseOffer(fit, run.wanted ?? { quality: null, plan: null })) return
  if (findDrawn(await run.readSource(shown))) return
  throw refuseHere(NO_DUB)
}
type Lips = { shown: SourceRef; models: readonly ModelRow[]; run: Run }

/** One kind at a service that is paid for every piece of work. */
const createHostedRecipe = <Kind extends ModelKind>(
  kind: Kind,
  tools: HostedTools,
  { priced }: Pick<ReturnType<typeof openPrices>, 'priced'>,
): Recipe<Kind, HostedOperation> => {
  const rows = tools.models.filter(({ task }) => tasksOf(kind).includes(task))
  const rowFor = (order: TaskRequest, choose: (rows: ModelRow[]) => ModelRow | undefined): ModelRow => {
    const row = choose(rowsFor(rows, orderOf(order)))
    if (!row) throw new EngineError(`There is no model for "${order.task}".`, { reason: 'engine', retryable: true })
    return row
  }
  const dispatch = openDispatch(tools)
  const speaking = kind === 'talk' ? openSpeakers(tools) : undefined

  return {
    typicalSeconds: Math.max(...rows.map(({ typicalSeconds }) => typicalSeconds)),
    models: rows.map(({ model }) => model),
    ...speaking,
    offers({ mode, vocals, seconds, voice }) {
      const task = taskOf(kind, mode)
      const made = task ? rowsFor(rows, { task, vocals, seconds }) : []
      const said = made.length === 0 && voice !== undefined ? findSpeakerRow(tools, voice) : undefined
      return said ? [said] : made
    },
    async start(input: KindInput<Kind>, run) {
      const order = await planTask(kind, input, { ...tools.planning, run })
      const said =
        order.talk?.speaker && findSpeakerRow(tools, `${order.talk.speaker.engine}.${order.talk.speaker.name}`)
      if (said && !chooseOffer([said], { quality: null, plan: run.wanted?.plan ?? null })) throw refuse(NOT_INCLUDED)
      if (said) await assertLips(order, { shown: talkerOf(input as KindInput<'talk'>), models: rows, run })
      if (said) return { ...begin(asSpeech(order, said), said), withSpeech: order.task }
      const wanted = run.wanted ?? { quality: null, plan: null }
      const { design, ...plain } = order
      const row = rowFor(plain, (fit) => chooseOffer(fit, wanted))
      if (design) {
        const shown = asShown(order, design)
        const taker = chooseOffer(rowsFor(rows, orderOf(shown)), { ...wanted, quality: row.quality })
        if (taker) return begin(shown, taker)
      }
      if (order.files.other && !rolesOf(row, ['other']).includes('other')) throw refuse(ONE_PERSON)
      return begin(plain, row)
    },
    async poll(operation, asked, run) {
      const model = priced(rowFor(operation.order, (fit) => fit.find(({ id }) => id === operation.model)))
      const step: Step = { operation, model, asked, run, tools }
      const ask = async () => {
        if (operation.input === null) return dispatch.prepare(step)
        if (operation.id === null) return dispatch.send(step, operation.input)
        return watchWork(step, operation.id)
      }
      try {
        return withPaid(operation, await ask())
      } catch (error) {
        if (run.signal.aborted || operation.soundUrl === undefined) throw error
        tools.log.warn({ err: error, engine: tools.name }, 'Lips could not be moved to a speech that was paid for.')
        const told = new EngineError('The engine failed.', { reason: 'engine', retryable: true, cause: error })
        return withPaid(operation, (error instanceof EngineError ? error : told).toFailed())
      }
    },
    cancel: (operation) => dispatch.cancel(operation),
  }
}

type Options = HostedTools & {
  /** Jobs of each lane that are under way there at once. */
  concurrency: number
}

const checkedForMs = 60_000

/** The first answer stands for a while, so that whoever asks how things are does not use up what the service allows. */
const rarely = (check: () => Promise<void>): (() => Promise<void>) => {
  let last: { atMs: number; answer: Promise<void> } | null = null
  return () => {
    if (!last || Date.now() - last.atMs > checkedForMs) last = { atMs: Date.now(), answer: check() }
    return last.answer
  }
}

/** An engine that sends orders to a paid service. */
export const createHostedEngine = ({ concurrency, ...tools }: Options): Engine => {
  const prices = openPrices(tools)
  return {
    name: tools.name,
    concurrency: { quick: concurrency, long: concurrency },
    recipes: recipesOf(
      tools.models.map(({ task }) => task),
      (kind) => createHostedRecipe(kind, tools, prices),
    ),
    readWebhook: (headers, rawBody) => tools.service.readWebhook(headers, rawBody),
    check: rarely(() => tools.service.check()),
    async close() {
      prices.close()
    },
  }
}

/** The engine of an operator's account. Throws a `ConfigError` for a list of models that cannot be used. */
export const openHostedEngine = (
  { name, openAccount }: Pick<HostedDescription, 'name' | 'openAccount'>,
  settings: HostedSettings,
  { publicUrl, planning, finishing, log }: Pick<EngineParts, 'publicUrl' | 'planning' | 'finishing' | 'log'>,
): Engine =>
  createHostedEngine({
    ...openAccount(settings),
    planning,
    finishing,
    log,
    name,
    concurrency: settings.concurrency,
    webhookUrl: webhookUrlOf(name, publicUrl, settings),
    patience: HOSTED_PATIENCE,
  })
