import { EventEmitter } from 'node:events'
import type { Database } from '../db/client.ts'
import type { Signals } from './signals.ts'

const channel = 'visage_changed'

/** Signals over the database's own notifications, so that they reach every process on it. */
export const openSignals = async (database: Database): Promise<Signals> => {
  const emitter = new EventEmitter().setMaxListeners(0)
  const unlisten = await database.listen(channel, (topic) => emitter.emit(topic))
  return {
    publish: (topic) => database.notify(channel, topic),
    subscribe(topic, listener) {
      emitter.on(topic, listener)
      return () => emitter.off(topic, listener)
    },
    close: unlisten,
  }
}
