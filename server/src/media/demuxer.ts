import type { Demuxer } from 'node-av/api'
import type { Packet, Stream } from 'node-av/lib'

/**
 * The packets of one stream, each read when it is asked for; null at the end. `Demuxer.packets` reads ahead, and keeps a
 * whole core busy while it waits until there is room for more.
 */
export const packetsOf = (demuxer: Demuxer, { index }: Stream): Generator<Packet | null> => demuxer.packetsSync(index)
