import type { Order } from '../order/order.ts'
import type { HostedModel } from './hosted-model.ts'

const MEGAPIXEL = 1_000_000

const secondsOf = ({ song, frames, framesPerSecond }: Order, rate: number | undefined): number =>
  song ? song.seconds : frames / (rate ?? framesPerSecond)

/** US dollars that the operator pays for one result; null where nobody counts. */
export const costOf = ({ price }: HostedModel, order: Order, predictSeconds: number | null): number | null => {
  if (!price) return null
  const { usd, per, inputMegapixels, framesPerSecond } = price
  const counts = {
    result: 1,
    megapixel: (order.width * order.height) / MEGAPIXEL + inputMegapixels,
    second: secondsOf(order, framesPerSecond),
    predictSecond: predictSeconds,
  }
  const count = counts[per]
  return count === null ? null : usd * count
}
