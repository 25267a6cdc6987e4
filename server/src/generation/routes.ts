import { KIND_NAMES, kindOf } from '@visage/contract'
import type { AnyRoute, contract, KindName, Quality } from '@visage/contract'
import type { ReceivedFile } from '../adapters/blobs/blob-store.ts'
import { Accepted, FileAnswer } from '../calls/answers.ts'
import type { Call, Handlers } from '../calls/handlers.ts'
import type { Context } from '../program/context.ts'
import { cancelBatch, retryBatch, startBatch } from './batches/change-batch.ts'
import { drawSheet } from './batches/contact-sheet.ts'
import { listBatches, readBatch } from './batches/read-batches.ts'
import { cancelJob } from './cancel-jobs.ts'
import { createGeneration } from './create-generation.ts'
import { openSources } from './inputs/sources.ts'
import { readWait } from './queue/wait.ts'
import { listJobs, readJob } from './read/read-jobs.ts'

type Generations = typeof contract.generations
type AnyCall = Call<AnyRoute & { access: 'user' }> & {
  body: Record<string, unknown> | undefined
  query: Record<string, unknown> | undefined
  files: Record<string, ReceivedFile> | undefined
}

/** The contract has checked it, and says where it is. */
const qualityOf = ({ body, query }: AnyCall) =>
  ({ ...(query as object | undefined), ...(body as object | undefined) } as { quality?: Quality }).quality

const handlersOf = (ctx: Context, kind: KindName) =>
  Object.entries(kindOf(kind).calls).map(([name, { read, answer }]) => [
    name,
    async (call: AnyCall) => {
      const readInput = async () => read(call, openSources(ctx, call))
      const { accepted, url } = await createGeneration(ctx, call, { kind, quality: qualityOf(call), readInput })
      return url === null ? new Accepted(accepted, `/api/jobs/${accepted.job_id}`) : { [answer]: url }
    },
  ])

/** Every call of every kind is this: read what is asked for, and generate it. */
export const generationRoutes = (ctx: Context): Handlers<Generations> =>
  Object.fromEntries(KIND_NAMES.flatMap((kind) => handlersOf(ctx, kind)))

export const jobRoutes = (ctx: Context): Handlers<typeof contract.jobs> => ({
  readJob: ({ params, caller }) => readJob(ctx, { id: params.id, userId: caller.userId }),
  listJobs: ({ query, caller }) => listJobs(ctx, { ...query, userId: caller.userId }),
  cancelJob: ({ params, caller }) => cancelJob(ctx, { id: params.id, userId: caller.userId }),
})

export const batchRoutes = (ctx: Context): Handlers<typeof contract.batches> => ({
  startBatch: (call) => startBatch(ctx, call),
  readBatch: ({ params: { id }, caller: { userId } }) => readBatch(ctx, { id, userId }),
  listBatches: ({ query, caller: { userId } }) => listBatches(ctx, { ...query, userId }),
  cancelBatch: ({ params: { id }, caller: { userId } }) => cancelBatch(ctx, { id, userId }),
  retryBatch: ({ params: { id }, body: { places }, caller: { userId } }) => retryBatch(ctx, { id, userId, places }),
  downloadSheet: async ({ params: { id }, caller: { userId } }) => new FileAnswer(await drawSheet(ctx, { id, userId })),
})

export const waitRoutes = (ctx: Context): Handlers<typeof contract.waits> => ({
  readWait: ({ query, caller }) => readWait(ctx, { ...query, userId: caller.userId }),
  foretell: async ({ body: { kind, ...words } }) =>
    ctx.engines.forKind(kind).recipes[kind]?.foretell?.(words) ?? { hints: [] },
})
