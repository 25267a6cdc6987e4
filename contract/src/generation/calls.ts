import { z } from 'zod'
import type { ErrorCode } from '../errors.ts'
import { id } from '../fields.ts'
import type { AnyRoute } from '../route.ts'
import { jobAccepted } from './jobs.ts'
import { quality } from './kinds/kind.ts'
import type { Known, Quality } from './kinds/kind.ts'
import { KIND_NAMES, kindOf } from './kinds/kinds.ts'
import type { CallName, KindInput, KindName } from './kinds/kinds.ts'

/** A call that makes something. */
type GenerationRoute = AnyRoute & { readonly access: 'user'; readonly accepted: typeof jobAccepted }

/** What keeps a result from coming: its sources, its words, what pays for it, or the work itself. */
const GENERATION_ERRORS = [
  'foreign_url',
  'subscription_required',
  'quota_exceeded',
  'not_found',
  'job_cancelled',
  'generation_failed',
  'content_refused',
  'engine_failed',
] as const satisfies readonly ErrorCode[]

/** The calls of all kinds, made from their descriptions. */
export const generations = Object.fromEntries(
  KIND_NAMES.flatMap((name) =>
    Object.entries(kindOf(name).calls).map(([call, { path, summary, params, body, files, answer }]) => [
      call,
      {
        method: 'POST',
        access: 'user',
        appKey: true,
        idempotent: true,
        tag: 'Generation',
        accepted: jobAccepted,
        errors: GENERATION_ERRORS,
        path,
        summary,
        ...(params && { params: z.strictObject(params) }),
        // A call without a body has it in the query.
        ...(body
          ? { body: z.strictObject({ user_id: id, ...body, quality: quality.optional() }) }
          : { query: z.strictObject({ quality: quality.optional() }) }),
        ...(files && { files }),
        output: z.object({ [answer]: z.string() }),
      } satisfies GenerationRoute,
    ]),
  ),
) as { [name: string]: GenerationRoute } as Record<CallName, GenerationRoute>

type CallRequest = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
}

type Asker = Known & { userId: string; quality?: Quality }

/** The call that asks for an input, and what to send with it. */
export const callFor = (kind: KindName, input: KindInput<KindName>, { userId, facePrompt, ...wish }: Asker) => {
  for (const [name, call] of Object.entries(kindOf(kind).calls)) {
    const parts = call.write(input, { facePrompt })
    const route = generations[name as CallName]
    if (!parts) continue
    const { body, ...rest } = parts
    const request: CallRequest = body
      ? { ...rest, body: { user_id: userId, ...body, ...wish } }
      : { ...rest, query: wish }
    return { route, request }
  }
  throw new Error(`No call asks for this input of ${kind}.`)
}
