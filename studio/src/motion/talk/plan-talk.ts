import { createRepeatableDraw } from '../../math/random.ts'
import type { RepeatableDraw } from '../../math/random.ts'
import { bell, smoothstep } from '../../math/scalar.ts'
import { followMouth, trackMouth } from '../../speech/mouth-track.ts'
import type { HeardSpeech, TimeSpan, Tone } from '../../speech/speech.ts'
import type { TalkTrack } from '../motion.ts'
import { planGestures } from './plan-gestures.ts'
import { readProsody } from './read-prosody.ts'
import type { Accent } from './read-prosody.ts'

type TalkPlan = { framesPerSecond: number; count: number; seed: number; tone: Tone }

const LIVELINESS: Record<Tone, number> = { calm: 0.75, lively: 1.15 }
const BEAT_SECONDS = 0.16
const SHIFT_SECONDS = 0.55
const SACCADE_SECONDS = 0.08
const LONGEST_STARE = 4.2
const LEAST_BLINK_GAP = 1.3
/** A phrase as long as this leaves time to look away at its beginning. */
const LEAST_PHRASE_TO_THINK = 1.4

const addTo = (track: Float32Array, framesPerSecond: number, valueAt: (seconds: number) => number): void => {
  for (let frame = 0; frame < track.length; frame++) track[frame] += valueAt(frame / framesPerSecond)
}

/** Grows to 1 at the begin and goes back after the end, each within some seconds. */
const held =
  (from: number, to: number, seconds: number) =>
  (now: number): number =>
    smoothstep(from, from + seconds, now) * smoothstep(to + seconds, to, now)

/** Blinks fall into pauses and where sentences begin, and no stare lasts longer than four seconds. */
const planBlinks = (phrases: readonly TimeSpan[], seconds: number, draw: RepeatableDraw): number[] => {
  const wanted = phrases.slice(0, -1).map(({ end }, index) => end + draw.between(`blink/${index}`, -0.04, 0.12))
  const last = phrases.at(-1)
  if (last) wanted.push(last.end + 0.18)
  const blinks: number[] = []
  const push = (at: number): void => {
    const before = blinks.at(-1) ?? -LEAST_BLINK_GAP
    if (at - before >= LEAST_BLINK_GAP && at < seconds - 0.35) blinks.push(at)
  }
  let before = draw.between('blink/first', -2.5, -0.8)
  for (const at of [...wanted, seconds]) {
    for (let index = 0; at - before > LONGEST_STARE; index++) {
      before += draw.between(`blink/between/${blinks.length}/${index}`, 2.1, 3.8)
      if (before < at - LEAST_BLINK_GAP) push(before)
    }
    if (at < seconds) {
      push(at)
      before = blinks.at(-1) ?? before
    }
  }
  return blinks
}

/** Where the head rests during each phrase: it comes to a new place as the phrase begins, near the middle. */
const planPosture = (track: TalkTrack, phrases: readonly TimeSpan[], plan: TalkPlan, draw: RepeatableDraw): void => {
  const live = LIVELINESS[plan.tone]
  for (const [name, reach] of [
    ['turn', 0.3],
    ['tilt', 0.32],
    ['nod', 0.16],
  ] as const) {
    let place = 0
    for (const [index, { start }] of phrases.entries()) {
      // The first words and the last are said straight to the viewer.
      const isEnd = index === 0 || index === phrases.length - 1
      const next = isEnd ? 0 : live * reach * draw.bell(`posture/${name}/${index}`)
      const from = place
      addTo(
        track[name],
        plan.framesPerSecond,
        (now) => (next - from) * smoothstep(start - 0.25, start - 0.25 + SHIFT_SECONDS, now),
      )
      place = next
    }
  }
}

/** Eyes leave the viewer while a longer phrase is begun, as people do who think, and come back before it ends. */
const planGaze = (track: TalkTrack, phrases: readonly TimeSpan[], plan: TalkPlan, draw: RepeatableDraw): void => {
  for (const [index, { start, end }] of phrases.entries()) {
    const isFree = index > 0 && index < phrases.length - 1 && end - start > LEAST_PHRASE_TO_THINK
    if (!isFree || !draw.chance(`gaze/${index}`, 0.42)) continue
    const from = start - draw.between(`gaze/from/${index}`, 0.05, 0.3)
    const to = Math.min(from + draw.between(`gaze/for/${index}`, 0.5, 1.1), end - 0.4)
    const side = draw.chance(`gaze/side/${index}`, 0.5) ? 1 : -1
    const [across, down] = [draw.between(`gaze/x/${index}`, 0.3, 0.6), draw.between(`gaze/y/${index}`, -0.3, 0.45)]
    const away = held(from, to, SACCADE_SECONDS)
    addTo(track.look, plan.framesPerSecond, (now) => side * across * away(now))
    addTo(track.lookDown, plan.framesPerSecond, (now) => down * away(now))
    // The head goes along a little, later than the eyes.
    const follow = held(from + 0.08, to, 0.3)
    addTo(track.turn, plan.framesPerSecond, (now) => side * 0.16 * across * follow(now))
  }
}

/** Brows rise and the head nods with what is stressed. */
const planBeats = (track: TalkTrack, accents: readonly Accent[], plan: TalkPlan, draw: RepeatableDraw): void => {
  const live = LIVELINESS[plan.tone]
  for (const [index, { at, strength }] of accents.entries()) {
    const weight = Math.min(1, 0.35 + 0.3 * strength) * live
    const beat = (seconds: number, delay: number) => (now: number) => bell(now, at + delay, seconds)
    const nod = weight * draw.between(`nod/${index}`, 0.2, 0.6)
    const [down, up] = [beat(BEAT_SECONDS, 0.02), beat(BEAT_SECONDS, -0.26)]
    addTo(track.nod, plan.framesPerSecond, (now) => nod * (down(now) - 0.4 * up(now)))
    if (draw.chance(`brow/${index}`, 0.55)) {
      const raise = weight * draw.between(`brow/by/${index}`, 0.35, 1)
      const rise = beat(1.5 * BEAT_SECONDS, -0.03)
      addTo(track.brow, plan.framesPerSecond, (now) => raise * rise(now))
    }
  }
}

/** Breath goes in before a phrase, with lips that part a little, and out while it lasts. */
const planBreath = (track: TalkTrack, phrases: readonly TimeSpan[], plan: TalkPlan): void => {
  const { framesPerSecond } = plan
  for (const [index, { start, end }] of phrases.entries()) {
    const before = index === 0 ? 0 : phrases[index - 1].end
    const room = Math.min(0.5, start - before)
    const from = start - room
    const depth = 0.5 + 0.5 * Math.min(1, room / 0.4)
    const out = Math.max(end, start + 0.4)
    addTo(track.breath, framesPerSecond, (now) =>
      now < from || now > out + 0.6
        ? 0
        : depth * smoothstep(from, start, now) * (1 - smoothstep(start, out + 0.6, now)),
    )
    if (room < 0.25) continue
    const parted = held(from + 0.4 * room, start - 0.06, 0.12)
    for (let frame = 0; frame < track.open.length; frame++) {
      const share = parted(frame / framesPerSecond)
      if (share > 0 && track.press[frame] < 0.5) track.open[frame] = Math.max(track.open[frame], 0.14 * share)
    }
  }
}

/** Plans all that moves while somebody speaks. The same speech and seed give the same performance. */
export const planTalk = (speech: HeardSpeech, plan: TalkPlan): TalkTrack => {
  const { count, framesPerSecond, seed } = plan
  const draw = createRepeatableDraw(seed)
  const { loudnessAt, accents, phrases } = readProsody(speech.sound, speech.phones)
  const empty = () => new Float32Array(count)
  const mouthPlan = { framesPerSecond, count, loudnessAt }
  const mouth = speech.mouth ? followMouth(speech.mouth, mouthPlan) : trackMouth(speech.phones, mouthPlan)
  const track: TalkTrack = {
    ...mouth,
    brow: empty(),
    nod: empty(),
    turn: empty(),
    tilt: empty(),
    look: empty(),
    lookDown: empty(),
    breath: empty(),
    gesture: empty(),
    smile: empty(),
    blinks: planBlinks(phrases, speech.seconds, draw),
  }
  planPosture(track, phrases, plan, draw)
  planGaze(track, phrases, plan, draw)
  planBeats(track, accents, plan, draw)
  planGestures(track.gesture, accents, plan, draw)
  planBreath(track, phrases, plan)
  const last = phrases.at(-1)?.end ?? 0
  const warmth = plan.tone === 'lively' ? 0.25 : 0.125
  addTo(track.smile, framesPerSecond, (now) => warmth * smoothstep(last + 0.08, last + 0.4, now))
  return track
}
