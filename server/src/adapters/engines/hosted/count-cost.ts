import { FILE_ROLES } from '../tasks/task-request.ts'
import type { TaskRequest } from '../tasks/task-request.ts'
import { rolesOf } from './fill-input.ts'
import type { HostedModel } from './hosted-model.ts'

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
