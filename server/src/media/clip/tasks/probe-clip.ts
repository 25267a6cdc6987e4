import { ClipRefusedError } from '../clip-refused-error.ts'
import type { ProbedClip } from '../clip-workshop.ts'
import { checkedLength, type Film, openFilm } from '../film/open-film.ts'
import { isPlayable } from '../film/is-playable.ts'
import { readFrames } from '../film/read-frames.ts'

const noFrame = 'No picture of this video can be decoded. Please save it anew, or use another one.'

/** Reads what a player would: the header may lie, so the length is counted and the beginning is decoded. */
export const probeClip = async (path: string): Promise<ProbedClip> => {
  const facts = await openedFor(path, countLength)
  if (!(await openedFor(path, hasFrame))) throw new ClipRefusedError(noFrame)
  return facts
}

const openedFor = async <Result>(path: string, look: (film: Film) => Promise<Result>): Promise<Result> => {
  const film = await openFilm(path)
  try {
    return await look(film)
  } finally {
    await film.close()
  }
}

const hasFrame = async (film: Film): Promise<boolean> => {
  for await (const _ of readFrames(film, { filter: '' })) return true
  return false
}

const countLength = async (film: Film): Promise<ProbedClip> => {
  const { demuxer, video, facts } = film
  const { num, den } = video.timeBase
  let [first, end, frames] = [Infinity, 0, 0]
  for await (const packet of demuxer.packets(video.index)) {
    if (!packet) continue
    const start = (Number(packet.pts) * num) / den
    first = Math.min(first, start)
    end = Math.max(end, start + (Number(packet.duration) * num) / den)
    frames += 1
    packet.free()
    checkedLength(end - first)
  }
  const seconds = Math.max(0, end - first)
  return {
    ...facts,
    isPlayable: isPlayable(film),
    durationSeconds: Math.max(facts.durationSeconds, seconds),
    framesPerSecond: seconds > 0 ? frames / seconds : facts.framesPerSecond,
  }
}
