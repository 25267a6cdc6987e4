import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../program/context.ts'
import { AppError } from '../lib/app-error.ts'

/** For so long the last look at the disk counts. */
const lookMs = 2000
const retrySeconds = 60

const freeMegabytes = async (dir: string): Promise<number> => {
  const { bavail, bsize } = await statfs(dir)
  return (bavail * bsize) / 1024 / 1024
}

/**
 * Refuses files and whatever makes something while the disk of the data is nearly full, as a database without room for its
 * log stands still. Reading, signing in and deleting go on with what is kept free.
 */
export const keepRoom = (app: FastifyInstance, { config, log }: Context): void => {
  const { dataDir, keepFreeMegabytes } = config
  let last = { at: -Infinity, hasRoom: Promise.resolve(true) }
  let isTold = false
  const look = async (): Promise<boolean> => {
    const free = await freeMegabytes(dataDir)
    const hasRoom = free >= keepFreeMegabytes
    if (hasRoom === isTold) {
      log[hasRoom ? 'info' : 'error']({ dataDir, freeMegabytes: Math.floor(free) }, hasRoom ? 'room again' : 'no room')
      isTold = !hasRoom
    }
    return hasRoom
  }
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (!routeOptions.config.takesRoom) return
    const now = performance.now()
    if (now - last.at >= lookMs) last = { at: now, hasRoom: look() }
    if (await last.hasRoom) return
    throw new AppError(
      'unavailable',
      'Visage has no room left on its disk. Nothing was changed or charged: please try again later.',
      { details: { retry_after_seconds: retrySeconds } },
    )
  })
}
