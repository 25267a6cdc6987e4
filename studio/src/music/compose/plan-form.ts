import type { Meter } from '../analysis/find-meter.ts'
import type { LyricLine, LyricSection } from '../lyrics/parse-lyrics.ts'
import type { SectionRole } from './score.ts'

export type PlannedLine = LyricLine & { bars: number }

export type PlannedSection = { role: SectionRole; bars: number; lines: readonly PlannedLine[] }

type FormRequest = { sections: readonly LyricSection[]; tempo: number; meter: Meter }

export type Form = {
  sections: readonly PlannedSection[]
  /** Places for syllables in a beat: eighths, sixteenths where a beat is slow; twice as many where words are crowded. */
  slotsPerBeat: number
  /** Lines at the end that even a crowded song of a minute has no room for. */
  droppedLines: number
}

/** Seconds that the last chord rings. */
export const ENDING_SECONDS = 2.6
const SHORTEST_SECONDS = 25
const LONGEST_SECONDS = 56
/** Seconds a syllable, rests included: from relaxed to as fast as words stay clear. */
const PACES = [0.46, 0.4, 0.36, 0.32, 0.28, 0.25, 0.22, 0.2]
const INTRO_SECONDS = 4.6
/** Share of the slots of a line that syllables may fill; the rest is breath. */
const FULLEST = 0.82

/** Intro, sung sections and breaks, so that the song lasts 20 to 60 s and words have room. */
export const planForm = (request: FormRequest): Form => {
  const barSeconds = (request.meter * 60) / request.tempo
  const secondsOf = (sections: readonly PlannedSection[]): number =>
    sections.reduce((sum, { bars }) => sum + bars, 0) * barSeconds + ENDING_SECONDS
  const introBars = Math.max(1, Math.min(4, 2 * Math.round(INTRO_SECONDS / barSeconds / 2)))
  const intro: PlannedSection = { role: 'intro', bars: introBars, lines: [] }
  const usualSlots = request.tempo < 84 ? 4 : 2
  for (const slotsPerBeat of [usualSlots, 2 * usualSlots]) {
    for (const pace of PACES) {
      const sung = request.sections.map((section) => planSection(section, { ...request, slotsPerBeat, pace }))
      const whole = [intro, ...sung]
      if (secondsOf(whole) > LONGEST_SECONDS) continue
      return { sections: lengthen(whole, { sung, secondsOf, introBars }), slotsPerBeat, droppedLines: 0 }
    }
  }
  return crowd(request, { slotsPerBeat: 2 * usualSlots, barSeconds })
}

/** As many lines as fit, without an intro, each in as few bars as can be. */
const crowd = (
  request: FormRequest,
  { slotsPerBeat, barSeconds }: { slotsPerBeat: number; barSeconds: number },
): Form => {
  let room = Math.floor((LONGEST_SECONDS - ENDING_SECONDS) / barSeconds)
  let droppedLines = 0
  const sections = request.sections.flatMap((section): PlannedSection[] => {
    const planned = planSection(section, { ...request, slotsPerBeat, pace: 0.1 })
    const lines = planned.lines.filter(({ bars }) => {
      room -= bars
      return room >= 0
    })
    droppedLines += planned.lines.length - lines.length
    return lines.length === 0 ? [] : [{ ...planned, lines, bars: lines.reduce((sum, { bars }) => sum + bars, 0) }]
  })
  return { sections, slotsPerBeat, droppedLines }
}

type Lengthening = {
  sung: readonly PlannedSection[]
  secondsOf: (sections: readonly PlannedSection[]) => number
  introBars: number
}

/** Short lyrics come again: first their chorus, then all of them after a break. */
const lengthen = (whole: readonly PlannedSection[], { sung, secondsOf, introBars }: Lengthening): PlannedSection[] => {
  const result = [...whole]
  const chorus = sung.findLast(({ role }) => role === 'chorus') ?? { ...sung[0], role: 'chorus' as const }
  const breakSection: PlannedSection = { role: 'break', bars: introBars, lines: [] }
  for (let round = 0; secondsOf(result) < SHORTEST_SECONDS; round++) {
    const more = round === 0 ? [chorus] : round % 2 === 1 ? [breakSection, ...sung] : [chorus]
    result.push(...more)
  }
  while (secondsOf(result) > LONGEST_SECONDS + 2 && result.length > sung.length + 1) result.pop()
  return result
}

type Spacing = { tempo: number; meter: Meter; slotsPerBeat: number; pace: number }

const planSection = ({ kind, lines }: LyricSection, { tempo, meter, slotsPerBeat, pace }: Spacing): PlannedSection => {
  const barSeconds = (meter * 60) / tempo
  const slotsPerBar = meter * slotsPerBeat
  const fits = (line: LyricLine, bars: number): boolean => line.syllables.length <= FULLEST * bars * slotsPerBar
  const strain = (bars: number): number =>
    lines.reduce((sum, line) => {
      const seconds = (bars * barSeconds) / Math.max(4, line.syllables.length)
      return sum + Math.abs(Math.log(seconds / pace)) + (fits(line, bars) ? 0 : 2)
    }, 0)
  const usual = [1, 2, 4].toSorted((a, b) => strain(a) - strain(b))[0]
  const planned = lines.map((line) => ({
    ...line,
    bars: [usual, 2 * usual, 4 * usual].find((bars) => fits(line, bars)) ?? 4,
  }))
  const bars = planned.reduce((sum, line) => sum + line.bars, 0)
  return { role: kind, bars: bars + (bars % 2), lines: planned }
}
