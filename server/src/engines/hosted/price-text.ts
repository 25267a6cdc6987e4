import type { HostedModel } from './hosted-model.ts'

const UNITS: Record<NonNullable<HostedModel['price']>['per'], string> = {
  result: 'a result',
  megapixel: 'a megapixel',
  second: 'a second of the result',
  predictSecond: 'a second of work',
}

/** What the operator pays by the configuration, in words for the operator. */
export const priceText = ({ price }: Pick<HostedModel, 'price'>): string =>
  price === null
    ? 'price not known: look it up and name it as "price", or what it costs is not noted'
    : `${price.usd} US dollars ${UNITS[price.per]}`
