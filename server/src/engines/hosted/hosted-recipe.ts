import { randomUUID } from 'node:crypto'
import type { KindInput } from '@visage/contract'
import { EngineError } from '../engine.ts'
import type { Recipe } from '../engine.ts'
import type { Task } from '../order/order.ts'
import { TASKS_OF } from '../order/tasks-of.ts'
import { takeOrder } from '../order/take-order.ts'
import type { OrderKind } from '../order/take-order.ts'
import type { HostedModel } from './hosted-model.ts'
import type { HostedOperation } from './hosted-operation.ts'
import { openDispatch } from './open-dispatch.ts'
import type { HostedTools, Step } from './step.ts'
import { watchWork } from './watch-work.ts'

/** One kind at a service that is paid for every piece of work. */
export const createHostedRecipe = <Kind extends OrderKind>(
  kind: Kind,
  tools: HostedTools,
): Recipe<Kind, HostedOperation> => {
  const modelFor = (task: Task): HostedModel => {
    const model = tools.models.get(task)
    if (!model) throw new EngineError(`There is no model for "${task}".`, { reason: 'engine', retryable: false })
    return model
  }
  const all = TASKS_OF[kind].map(modelFor)
  const dispatch = openDispatch(tools)

  return {
    typicalSeconds: Math.max(...all.map(({ typicalSeconds }) => typicalSeconds)),
    models: all.map(({ model }) => model),
    async start(input: KindInput<Kind>, run) {
      const order = await takeOrder(kind, input, { ...tools.taking, run })
      const { id: model } = modelFor(order.task)
      const beginning = { input: null, readyAtMs: null, id: null, missedAtMs: null, failedFetches: 0 }
      return { order, key: randomUUID(), model, ...beginning }
    },
    async poll(operation, _input, run) {
      const step: Step = { operation, model: modelFor(operation.order.task), run, tools }
      if (operation.input === null) return dispatch.prepare(step)
      if (operation.id === null) return dispatch.send(step, operation.input)
      return watchWork(step, operation.id)
    },
    cancel: (operation) => dispatch.cancel(operation),
  }
}
