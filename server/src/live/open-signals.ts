import { EventEmitter } from 'node:events'
import type { Database } from '../db/client.ts'
import type { Signals } from './signals.ts'

const channel = 'visage_user_changed'

/** Signals over the database's own notifications, so that they reach every process on it. */
export const openSignals = async (database: Database): Promise<Signals> => {
  const emitter = new EventEmitter().setMaxListeners(0)
  const unlisten = await database.listen(channel, (userId) => emitter.emit(userId))
  return {
    publish: (userId) => database.notify(channel, userId),
    subscribe(userId, listener) {
      emitter.on(userId, listener)
      return () => emitter.off(userId, listener)
    },
    close: unlisten,
  }
}
