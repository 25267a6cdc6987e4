import { PLANS, QUALITIES, QUALITY_LABELS } from '@visage/contract'
import type { KindName, PlanKey, Quality } from '@visage/contract'
import { chooseOffer } from '../../adapters/engines/engine.ts'
import type { Engine, Offer, OfferInput } from '../../adapters/engines/engine.ts'
import type { Engines } from '../../adapters/engines/engines.ts'
import { AppError, fieldError } from '../../lib/app-error.ts'

/** Something that is asked of whichever engine makes it. `plan` is that of the person who asks. */
export type Asked = { kind: KindName; input: OfferInput; quality: Quality | null; plan: PlanKey | null }

export const offersOf = (engine: Engine, { kind, input }: Pick<Asked, 'kind' | 'input'>): readonly Offer[] =>
  engine.recipes[kind]?.offers?.(input) ?? []

/** Whether an engine makes it in the quality that is asked for; one that has nothing to choose from makes all in the usual one. */
export const makes = (engine: Engine, asked: Asked): boolean => {
  const offers = engine.recipes[asked.kind]?.offers?.(asked.input)
  // One that lists what it has, and has nothing of this sort, does not make it.
  if (offers) return chooseOffer(offers, asked) !== undefined
  return asked.quality === null || asked.quality === QUALITIES[0]
}

const planNames = (offers: readonly Offer[]): string[] =>
  [...new Set(offers.flatMap(({ plans }) => plans ?? []))].map((plan) => PLANS[plan].name)

/** Why nobody makes it: the plan does not include it, or nobody at all gets it. */
const refuse = (engines: Engines, asked: Asked): AppError => {
  const { kind, quality } = asked
  const all = (engines.routes.get(kind) ?? []).flatMap((engine) => offersOf(engine, asked))
  const plans = planNames(all.filter((offer) => quality === null || offer.quality === quality))
  const what = quality === null ? 'This' : QUALITY_LABELS[quality]
  if (plans.length === 0)
    return fieldError('quality', `${what} is not offered here at the moment. Please choose another quality.`)
  const plural = plans.length > 1 ? 'plans' : 'plan'
  return new AppError(
    'subscription_required',
    `${what} is part of the ${plans.join(' and ')} ${plural}. Please choose another quality or a larger plan.`,
  )
}

/** Who makes it now, and how many of the meter it takes. Throws what can be told to the person. */
export const chooseEngine = (engines: Engines, asked: Asked): { engine: Engine; offer: Offer | undefined } => {
  const { kind, input } = asked
  const speaks = ({ recipes }: Engine) => recipes[kind]?.speakers?.some(({ voice }) => voice === input.voice) ?? false
  const engine =
    engines.find(kind, (each) => speaks(each) && makes(each, asked)) ?? engines.find(kind, (each) => makes(each, asked))
  if (engine) return { engine, offer: chooseOffer(offersOf(engine, asked), asked) }
  engines.forKind(asked.kind)
  throw refuse(engines, asked)
}

/** Each quality with what makes it for this person, or would with a larger plan; none where there is nothing to choose. */
export const listChoices = (engine: Engine, asked: Asked): { offer: Offer; isIncluded: boolean }[] => {
  const offers = offersOf(engine, asked)
  const choices = QUALITIES.flatMap((quality) => {
    const own = chooseOffer(offers, { ...asked, quality })
    const offer = own ?? offers.find((each) => each.quality === quality)
    return offer ? [{ offer, isIncluded: own !== undefined }] : []
  })
  return choices.length > 1 ? choices : []
}
