import { Demuxer } from 'node-av/api'
import type { Packet, Stream } from 'node-av/lib'

/**
 * The packets of one stream, each read when it is asked for; null at the end. `Demuxer.packets` reads ahead, and keeps a
 * whole core busy while it waits until there is room for more.
 */
export const packetsOf = (demuxer: Demuxer, { index }: Stream): Generator<Packet | null> => demuxer.packetsSync(index)

/** Opens a file in one of these containers, and nothing that it may refer to. Throws `refuse`'s error where it can't. */
export const openDemuxer = async (
  path: string,
  formats: string,
  refuse: (cause: unknown) => Error,
): Promise<Demuxer> => {
  try {
    return await Demuxer.open(path, { options: { protocol_whitelist: 'file', format_whitelist: formats } })
  } catch (error) {
    throw refuse(error)
  }
}
