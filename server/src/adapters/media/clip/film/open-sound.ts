import { Decoder, Encoder } from 'node-av/api'
import type { Demuxer, Muxer } from 'node-av/api'
import { AV_CODEC_ID_AAC, AV_CODEC_ID_MP3, FF_ENCODER_AAC } from 'node-av/constants'
import type { Packet, Stream } from 'node-av/lib'
import { packetsOf } from '../../demuxer.ts'
import { openFilmDemuxer } from './open-film.ts'

const bitrate = '160k'

/** The sound of a film, written piece by piece beside its new picture. */
export type Sound = {
  /** Call once, before anything is written. */
  addTo: (muxer: Muxer) => void
  /** Writes what is heard up to this moment. */
  writeUntil: (seconds: number) => Promise<void>
  close: () => Promise<void>
}

/** Where the packets of a sound go, once it belongs to a film. */
export const openTrack = () => {
  let output: { muxer: Muxer; index: number } | null = null
  return {
    add(muxer: Muxer, index: number) {
      output = { muxer, index }
    },
    async write(packet: Packet): Promise<void> {
      if (!output) throw new Error('Add the sound to a film before it is written.')
      await output.muxer.writePacket(packet, output.index)
      packet.free()
    },
  }
}

/** Sound that MP4 players know is copied as it is, any other is encoded anew. Null where there is none to be heard. */
export const openSound = async (path: string): Promise<Sound | null> => {
  const demuxer = await openFilmDemuxer(path)
  const stream = demuxer.audio()
  const packets = stream ? packetsOf(demuxer, stream) : null
  const first = packets?.next().value
  if (!stream || !packets || !first) {
    await demuxer.close()
    return null
  }
  const isCopied = [AV_CODEC_ID_AAC, AV_CODEC_ID_MP3].some((id) => id === stream.codecpar.codecId)
  return createSound({ demuxer, stream, packets, first }, isCopied ? null : await openRecoder(stream))
}

type Source = { demuxer: Demuxer; stream: Stream; packets: Generator<Packet | null>; first: Packet }
type Recoder = { decoder: Decoder; encoder: Encoder }

const openRecoder = async (stream: Stream): Promise<Recoder> => ({
  decoder: await Decoder.create(stream, { threadCount: 1 }),
  encoder: await Encoder.create(FF_ENCODER_AAC, { bitrate, autoResample: true }),
})

const createSound = ({ demuxer, stream, packets, first }: Source, recoder: Recoder | null): Sound => {
  let next: Packet | null = first
  const track = openTrack()

  const recode = async ({ decoder, encoder }: Recoder, packet: Packet | null): Promise<void> => {
    for (const frame of await decoder.decodeAll(packet)) {
      for (const encoded of await encoder.encodeAll(frame)) await track.write(encoded)
      frame.free()
    }
    packet?.free()
    if (packet) return
    for (const encoded of await encoder.encodeAll(null)) await track.write(encoded)
  }

  return {
    addTo(muxer) {
      track.add(muxer, recoder ? muxer.addStream(recoder.encoder) : muxer.addStream(stream))
    },
    async writeUntil(seconds) {
      const { num, den } = stream.timeBase
      while (next && (Number(next.pts) * num) / den <= seconds) {
        if (recoder) await recode(recoder, next)
        else await track.write(next)
        next = packets.next().value ?? null
        if (!next && recoder) await recode(recoder, null)
      }
    },
    async close() {
      next?.free()
      recoder?.decoder.close()
      recoder?.encoder.close()
      packets.return(null)
      await demuxer.close()
    },
  }
}
