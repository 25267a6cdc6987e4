import { TALK_SHAPES } from '@visage/contract'
import type { Gender, TalkShape } from '@visage/contract'
import { EngineError } from '../../adapters/engines/engine.ts'
import type { Source } from '../../adapters/engines/engine.ts'
import { fieldError } from '../../lib/app-error.ts'
import type { Context } from '../../program/context.ts'

type Reading = { field: string; shape?: TalkShape; signal: AbortSignal }

/** Whether somebody in a picture can talk, and as whom they are heard. Throws beside its field for one who cannot. */
export const readTalker = async (
  { engines }: Pick<Context, 'engines'>,
  source: Source,
  { field, shape = TALK_SHAPES[0], signal }: Reading,
): Promise<{ gender: Gender | null }> => {
  const [engine] = engines.routes.get('talk') ?? []
  const read = await engine?.recipes.talk?.readTalker?.(source, { shape, signal }).catch((error: unknown) => {
    throw error instanceof EngineError && error.reason === 'refused' ? fieldError(field, error.message) : error
  })
  return { gender: read?.gender ?? source.gender }
}
