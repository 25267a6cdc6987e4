import type { Context } from '../context.ts'
import { remoteTopic } from './remote-topic.ts'
import { noteRemoteId } from './store/leases.ts'

/** `order` is the engine's own key for what it sent, `remoteId` what the service calls it. */
export type EngineNews = { engine: string; order: string; remoteId: string }

/**
 * Takes a verified message of a service: it says what the service calls an order, which finds work that was begun and not
 * saved, and has whoever works on the job look at once. What it holds beyond that is asked of the service itself.
 */
export const takeEngineNews = async (ctx: Context, news: EngineNews): Promise<void> => {
  for (const jobId of await noteRemoteId(ctx.db, news)) await ctx.signals.publish(remoteTopic(jobId))
}
