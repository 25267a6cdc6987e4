const formatOf = (currency: string) => new Intl.NumberFormat('en', { style: 'currency', currency })

const unitsOf = (currency: string): number => 10 ** (formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2)

/** An amount in the currency's smallest unit as people write it: `$12.99`. */
export const formatMoney = (amount: number, currency: string): string =>
  formatOf(currency).format(amount / unitsOf(currency))

/** An amount in the currency's smallest unit in whole units, with two digits behind the point. */
export const decimalMoney = (amount: number, currency: string): string => (amount / unitsOf(currency)).toFixed(2)
