import { FILE_ROLES } from '../tasks/task-request.ts'
import type { TaskRequest } from '../tasks/task-request.ts'
import { rolesOf } from './fill-input.ts'
import type { HostedModel } from './hosted-model.ts'
import type { ServicePrice } from './hosted-service.ts'
import type { HostedTools } from './step.ts'

const askedForMs = 24 * 60 * 60_000
/** After a question that came to nothing. */
const restMs = 10 * 60_000

/**
 * What the service asks for models whose rows name no price: one question for all of them together, beside the jobs that
 * need it, which wait for no answer. The last one stands until there is another.
 */
export const openPrices = ({ models, service, log }: Pick<HostedTools, 'models' | 'service' | 'log'>) => {
  const ids = [...new Set(models.filter(({ price }) => price === null).map(({ id }) => id))]
  const closing = new AbortController()
  let known: ReadonlyMap<string, ServicePrice> = new Map()
  let askAtMs = 0

  const ask = async (): Promise<void> => {
    try {
      known = new Map([...known, ...((await service.findPrices?.(ids, closing.signal)) ?? [])])
    } catch (error) {
      if (closing.signal.aborted) return
      askAtMs = Date.now() + restMs
      log.warn({ err: error, models: ids }, 'the service did not say what models cost')
    }
  }

  return {
    /** A row with the price that counts now: its own, else the one that the service named last. */
    priced<Row extends HostedModel>(row: Row): Row {
      if (row.price !== null) return row
      if (Date.now() >= askAtMs) {
        askAtMs = Date.now() + askedForMs
        void ask()
      }
      return { ...row, price: known.get(row.id)?.price ?? null }
    },
    close: () => closing.abort(),
  }
}

const MEGAPIXEL = 1_000_000

const secondsOf = ({ song, talk, frames, framesPerSecond }: TaskRequest, rate: number | undefined): number =>
  (song ?? talk)?.seconds ?? frames / (rate ?? framesPerSecond)

/** US dollars that the operator pays for one result; null where nobody counts. */
export const costOf = (model: HostedModel, order: TaskRequest, predictSeconds: number | null): number | null => {
  const { price } = model
  if (!price) return null
  const { usd, per, inputMegapixels, framesPerSecond } = price
  const given = rolesOf(model, FILE_ROLES).filter((role) => order.files[role]).length
  const counts = {
    result: 1,
    megapixel: (order.width * order.height) / MEGAPIXEL + inputMegapixels * Math.max(1, given),
    second: secondsOf(order, framesPerSecond),
    character: order.talk?.script?.length ?? null,
    predictSecond: predictSeconds,
  }
  const count = counts[per]
  return count === null ? null : usd * count
}
