import { describe, expect, it } from 'vitest'
import { cuesOf, toSrt, toVtt } from './subtitles.ts'
import type { TimedWord } from './speech.ts'

const timed = (text: string): TimedWord[] =>
  text.split(' ').map((word, index) => ({ text: word, start: index * 0.3, end: index * 0.3 + 0.25 }))

describe('subtitles', () => {
  // Proves: talk-subtitles
  it('show every word once, in one or two short lines, and never two sentences at a time', () => {
    const words = timed(
      'Hello there. This is a rather long sentence that does not fit into a single line of subtitles. Bye!',
    )
    const cues = cuesOf(words)
    expect(cues.flatMap(({ lines }) => lines).join(' ')).toBe(words.map(({ text }) => text).join(' '))
    expect(cues[0].lines).toEqual(['Hello there.'])
    for (const { lines } of cues) {
      expect(lines.length).toBeLessThanOrEqual(2)
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(28)
    }
    for (const [index, { start, end }] of cues.entries()) {
      expect(end).toBeGreaterThan(start)
      expect(end).toBeLessThanOrEqual(cues[index + 1]?.start ?? Infinity)
    }
  })

  it('leave no last word of a sentence alone', () => {
    const cues = cuesOf(timed('I made all three of these little apple pies for my mother.'))
    expect(cues.map(({ lines }) => lines)).toEqual([
      ['I made all three', 'of these little'],
      ['apple pies for my mother.'],
    ])
  })

  it('end on no word that leads on to the next', () => {
    const ends = { It: 0.2, costs: 0.6, '$5.99,': 3.4, and: 3.6, it: 3.7, is: 3.9, REALLY: 4.6, 'good!': 5 }
    const words = Object.entries(ends).map(([text, end], index, all) => ({
      text,
      start: all[index - 1]?.[1] ?? 0,
      end,
    }))
    expect(cuesOf(words).map(({ lines }) => lines.join(' '))).toEqual(['It costs $5.99,', 'and it is REALLY good!'])
  })

  it('are written as SRT and VTT', () => {
    const cues = [{ start: 1.5, end: 3661.25, lines: ['Salt & <pepper>', 'today'] }]
    expect(toSrt(cues)).toBe('1\n00:00:01,500 --> 01:01:01,250\nSalt & <pepper>\ntoday\n')
    expect(toVtt(cues)).toBe('WEBVTT\n\n00:00:01.500 --> 01:01:01.250\nSalt &amp; &lt;pepper&gt;\ntoday\n')
  })

  it('are nothing where nothing is said', () => {
    expect([cuesOf([]), toSrt([])]).toEqual([[], ''])
  })
})
