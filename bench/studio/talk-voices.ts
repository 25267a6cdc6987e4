import { measureTruePeak } from '../../studio/src/music/dsp/limit-peaks.ts'
import { measureLoudness } from '../../studio/src/music/dsp/loudness.ts'
import { resample } from '../../studio/src/music/dsp/resample.ts'
import { trackPitch } from '../../studio/src/music/dsp/track-pitch.ts'
import { measureCepstra } from '../../studio/src/speech/hear/cepstra.ts'
import { closureFrames, trackMouth } from '../../studio/src/speech/mouth-track.ts'
import type { Speech } from '../../studio/src/exports/talk.ts'
import { FRAMES_PER_SECOND, RATE } from './talk-words.ts'

/** One sentence of one voice. */
export type Utterance = { id: string; speech: Speech }

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const SILENT = 0.1

/** What is characteristic of a speaker: mean and spread of the cepstra of all that is loud, and the pitch. */
const embed = ({ speech }: Utterance): number[] => {
  const samples = resample(speech.sound.channels[0] ?? new Float32Array(), speech.sound.sampleRate, RATE)
  const cepstra = measureCepstra(samples)
  const hop = samples.length / cepstra.length
  const levels = cepstra.map((_, frame) =>
    Math.sqrt(mean(Array.from(samples.subarray(frame * hop, (frame + 1) * hop), (sample) => sample ** 2)) || 0),
  )
  const loudest = Math.max(...levels)
  const kept = cepstra.filter((_, frame) => (levels[frame] ?? 0) > SILENT * loudest)
  // The first says how loud it is.
  const orders = Array.from({ length: (kept[0]?.length ?? 1) - 1 }, (_, index) => index + 1)
  const means = orders.map((order) => mean(kept.map((cepstrum) => cepstrum[order] ?? 0)))
  const spreads = orders.map((order, index) =>
    Math.sqrt(mean(kept.map((cepstrum) => ((cepstrum[order] ?? 0) - (means[index] ?? 0)) ** 2))),
  )
  const search = { sampleRate: 8000, lowestHertz: 65, highestHertz: 400, hopSeconds: 0.02 }
  const pitches = trackPitch(resample(samples, RATE, 8000), search)
    .flatMap(({ hertz, certainty }) => (certainty > 0.7 ? [12 * Math.log2(hertz)] : []))
    .sort((one, other) => one - other)
  return [...means, ...spreads, pitches[pitches.length >> 1] ?? 0]
}

/** Solves a symmetric positive system by elimination. */
const solve = (matrix: readonly (readonly number[])[], side: readonly number[]): number[] => {
  const rows = matrix.map((row, index) => [...row, side[index] ?? 0])
  for (let column = 0; column < rows.length; column++)
    for (let row = 0; row < rows.length; row++) {
      const [target, pivot] = [rows[row] ?? [], rows[column] ?? []]
      if (row === column) continue
      const factor = (target[column] ?? 0) / (pivot[column] ?? 1)
      for (let at = column; at < target.length; at++) target[at] = (target[at] ?? 0) - factor * (pivot[at] ?? 0)
    }
  return rows.map((row, index) => (row.at(-1) ?? 0) / (row[index] ?? 1))
}

/** Keeps what hardly varies from counting for much. */
const SHRINK = 0.1

const groupBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

type SpeakerReport = {
  /** Of sentences whose speaker is known by the others of all voices. */
  recognised: number
  /** Between speakers over within them, of the distances of all pairs. */
  ratio: number
  /** Where as many pairs of one speaker are thought two as the other way round. */
  equalError: number
  /** The two voices that are nearest, and how far in spreads of one voice. */
  nearest: { pair: string; distance: number }
}

/**
 * How well voices are told apart by an independent measure: distances of cepstra and pitch in the spread that sentences of
 * one voice have (linear discriminants, Mahalanobis 1936).
 */
export const measureSpeakers = (utterances: readonly Utterance[]): SpeakerReport => {
  const points = utterances.map((utterance) => ({ id: utterance.id, point: embed(utterance) }))
  const groups = groupBy(points, ({ id }) => id)
  const size = points[0]?.point.length ?? 0
  const centreOf = (members: readonly { point: number[] }[]) =>
    Array.from({ length: size }, (_, index) => mean(members.map(({ point }) => point[index] ?? 0)))
  const within = Array.from({ length: size }, () => Array.from({ length: size }, () => 0))
  for (const members of groups.values()) {
    const centre = centreOf(members)
    for (const { point } of members)
      for (let a = 0; a < size; a++)
        for (let b = 0; b < size; b++)
          (within[a] as number[])[b] =
            (within[a]?.[b] ?? 0) +
            (((point[a] ?? 0) - (centre[a] ?? 0)) * ((point[b] ?? 0) - (centre[b] ?? 0))) / points.length
  }
  for (const [index, row] of within.entries()) row[index] = (row[index] ?? 0) * (1 + SHRINK) + 1e-6
  const distance = (one: readonly number[], other: readonly number[]): number => {
    const away = one.map((value, index) => value - (other[index] ?? 0))
    return Math.sqrt(solve(within, away).reduce((sum, value, index) => sum + value * (away[index] ?? 0), 0) / size)
  }
  const known = points.filter(({ id, point }) => {
    const centres = [...groups].map(([name, members]) => ({
      name,
      away: distance(point, centreOf(members.filter((member) => member.point !== point))),
    }))
    return centres.reduce((best, each) => (each.away < best.away ? each : best)).name === id
  })
  const pairs = points.flatMap((one, index) =>
    points.slice(index + 1).map((other) => ({ isSame: one.id === other.id, away: distance(one.point, other.point) })),
  )
  const same = pairs.filter(({ isSame }) => isSame).map(({ away }) => away)
  const different = pairs.filter(({ isSame }) => !isSame).map(({ away }) => away)
  const errorAt = (limit: number) => ({
    missed: same.filter((away) => away > limit).length / same.length,
    taken: different.filter((away) => away <= limit).length / different.length,
  })
  const limits = [...same].sort((one, other) => one - other)
  const equal = limits.map(errorAt).find(({ missed, taken }) => taken >= missed)
  const centres = [...groups].map(([id, members]) => ({ id, centre: centreOf(members) }))
  const neighbours = centres.flatMap((one, index) =>
    centres
      .slice(index + 1)
      .map((other) => ({ pair: `${one.id} and ${other.id}`, distance: distance(one.centre, other.centre) })),
  )
  return {
    recognised: known.length / points.length,
    ratio: mean(different) / mean(same),
    equalError: equal ? (equal.missed + equal.taken) / 2 : 1,
    nearest: neighbours.reduce((best, each) => (each.distance < best.distance ? each : best)),
  }
}

const STEPS_PER_SECOND = 100
const MOST_LEAD = 20

/** Seconds by which lips are ahead of what is heard: where their opening is most like the loudness, over all sentences. */
const measureLead = (utterances: readonly Utterance[]): number => {
  const likeness = new Float64Array(2 * MOST_LEAD + 1)
  for (const { speech } of utterances) {
    const count = Math.floor(speech.seconds * STEPS_PER_SECOND)
    const { open } = trackMouth(speech.phones, { framesPerSecond: STEPS_PER_SECOND, count, loudnessAt: () => 1 })
    const [samples = new Float32Array()] = speech.sound.channels
    const hop = speech.sound.sampleRate / STEPS_PER_SECOND
    const loud = Array.from(open, (_, step) =>
      Math.sqrt(mean(Array.from(samples.subarray(step * hop, (step + 1) * hop), (sample) => sample ** 2)) || 0),
    )
    const [openMean, loudMean] = [mean(Array.from(open)), mean(loud)]
    for (const index of likeness.keys())
      for (const [step, value] of open.entries())
        likeness[index] =
          (likeness[index] ?? 0) + (value - openMean) * ((loud[step + index - MOST_LEAD] ?? loudMean) - loudMean)
  }
  return (likeness.indexOf(Math.max(...likeness)) - MOST_LEAD) / STEPS_PER_SECOND
}

/** The loudness and the true peak of what is farthest off, how far lips lead, and how many p, b and m shut in a frame. */
export const measureDelivery = (utterances: readonly Utterance[]) => {
  const levels = utterances.map(({ speech }) => {
    const [left = new Float32Array(), right = left] = speech.sound.channels
    return { loudness: measureLoudness({ left, right }), peak: measureTruePeak({ left, right }) }
  })
  let [closures, shut] = [0, 0]
  for (const { speech } of utterances) {
    const count = Math.ceil(speech.seconds * FRAMES_PER_SECOND)
    const plan = { framesPerSecond: FRAMES_PER_SECOND, count, loudnessAt: () => 1 }
    const { press, open } = trackMouth(speech.phones, plan)
    const frames = closureFrames(speech.phones, plan)
    closures += frames.length
    shut += frames.filter((frame) => press[frame] === 1 && open[frame] === 0).length
  }
  return {
    quietest: Math.min(...levels.map(({ loudness }) => loudness)),
    loudest: Math.max(...levels.map(({ loudness }) => loudness)),
    peak: Math.max(...levels.map(({ peak }) => peak)),
    closures,
    shut,
    lead: measureLead(utterances),
  }
}
