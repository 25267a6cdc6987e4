import { Demuxer } from 'node-av/api'
import { avGetCodecName, avGetPixFmtName } from 'node-av/lib'
import type { Stream } from 'node-av/lib'

type FilmStream = { codec: string; startSeconds: number }

export type FilmStreams = {
  video: FilmStream & { pixelFormat: string; width: number; height: number }
  audio: FilmStream | null
  /** Whether a player can begin before it has the whole file. */
  isFastStart: boolean
}

const describe = ({ codecpar, startTime, timeBase }: Stream): FilmStream => ({
  codec: avGetCodecName(codecpar.codecId) ?? 'unknown',
  startSeconds: (Number(startTime) * timeBase.num) / timeBase.den,
})

/** What a player sees first of an MP4. */
export const readStreams = async (film: Uint8Array): Promise<FilmStreams> => {
  const bytes = Buffer.from(film)
  const demuxer = await Demuxer.open(bytes)
  try {
    const [video, audio] = [demuxer.video(), demuxer.audio()]
    if (!video) throw new Error('This film has no picture.')
    const { width, height, format } = video.codecpar
    return {
      video: { ...describe(video), pixelFormat: avGetPixFmtName(format as never) ?? '', width, height },
      audio: audio ? describe(audio) : null,
      isFastStart: bytes.indexOf('moov') < bytes.indexOf('mdat'),
    }
  } finally {
    await demuxer.close()
  }
}
