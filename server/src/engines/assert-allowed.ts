import type { KindName } from '@visage/contract'
import { ConfigError } from '../lib/env-values.ts'
import type { Engine, Model } from './engine.ts'

/** What the installation is for, as far as licences ask. */
export type Terms = {
  use: 'commercial' | 'private'
  /** Two-letter codes of the countries that are served; null for the whole world. */
  territories: readonly string[] | null
}

const findObjection = ({ use, territories }: Terms, { licence, isCommercial, barredTerritories }: Model) => {
  if (use === 'commercial' && !isCommercial)
    return `its licence (${licence}) does not allow to sell what it makes. Choose another engine or model, or set LICENCE_USE=private if nobody pays`
  const barred = barredTerritories.filter((code) => territories?.includes(code) ?? true)
  if (barred.length > 0)
    return `its licence (${licence}) bars it from ${barred.join(', ')}. Choose another engine or model, or name the countries that you serve in TERRITORIES`
  return undefined
}

/** Throws a `ConfigError` for the first model whose licence forbids what the installation is for. */
export const assertAllowed = (terms: Terms, routes: ReadonlyMap<KindName, readonly Engine[]>): void => {
  for (const [kind, engines] of routes)
    for (const { name, recipes } of engines)
      for (const model of recipes[kind]?.models ?? []) {
        const objection = findObjection(terms, model)
        if (objection) throw new ConfigError(`${name} would make "${kind}" with ${model.name}, but ${objection}.`)
      }
}
