import type { Context } from '../context.ts'
import { EngineError } from '../engines/engine.ts'
import type { Material, MaterialSource } from '../engines/engine.ts'
import { readMaterial } from '../gallery/read-material.ts'
import { AppError } from '../lib/app-error.ts'
import { readTemplateMaterial } from '../templates/read-template-material.ts'
import type { JobRow } from './store/jobs.ts'

/** What a job works from, a template or its owner's own; what is gone ends the job without a charge. */
export const readJobMaterial = async (
  ctx: Context,
  { userId }: Pick<JobRow, 'userId'>,
  ref: MaterialSource,
): Promise<Material> => {
  try {
    return ref.from === 'template' ? await readTemplateMaterial(ctx, ref.id) : await readMaterial(ctx, { userId, ref })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new EngineError(error.message, { reason: 'refused', retryable: false, cause: error })
  }
}
