import type { Usage } from '@visage/contract'
import { describe, expect, it } from 'vitest'
import { costText, leftOf, periodText } from './usage-left.ts'

const usageWith = (parts: Partial<Usage> & { usedFaces?: number }): Usage => {
  const { usedFaces = 0, ...rest } = parts
  return {
    plan: null,
    meters: {
      faces: { used: usedFaces, limit: 3, renews_at: null },
      images: { used: 0, limit: 15, renews_at: null },
      videos: { used: 0, limit: 5, renews_at: null },
    },
    credits: 0,
    trial: { active: true, ends_at: '2026-01-08T00:00:00.000Z', days_left: 5 },
    ...rest,
  }
}
const ended = { active: false, ends_at: '2026-01-01T00:00:00.000Z', days_left: 0 }

describe('leftOf', () => {
  it('counts down and never below nothing', () => {
    expect(leftOf(usageWith({ usedFaces: 1 }), 'faces')).toBe(2)
    expect(leftOf(usageWith({ usedFaces: 9 }), 'faces')).toBe(0)
  })

  it('is nothing without a plan and an open trial', () => {
    expect(leftOf(usageWith({ trial: ended }), 'faces')).toBe(0)
    expect(leftOf(usageWith({ trial: ended, plan: 'Basic' }), 'faces')).toBe(3)
  })
})

describe('costText', () => {
  it.each([
    [usageWith({}), 'Uses 1 of the 3 faces you have left.', false],
    [usageWith({ usedFaces: 2 }), 'Uses your last face.', false],
    [usageWith({ usedFaces: 3, credits: 50 }), 'Uses 3 of your 50 bonus credits.', false],
    [usageWith({ usedFaces: 3, credits: 2 }), 'No faces left. 5 trial days left.', true],
    [usageWith({ trial: ended }), 'No faces left. Your trial is over.', true],
    [usageWith({ trial: null }), 'No faces left. You have no open plan.', true],
  ])('case %#', (usage, text, isShort) => expect(costText(usage, 'face')).toEqual({ text, isShort }))

  it('counts what takes more than one', () => {
    expect(costText(usageWith({}), 'face', 2).text).toBe('Uses 2 of the 3 faces you have left.')
    expect(costText(usageWith({ usedFaces: 3, credits: 50 }), 'face', 2).text).toBe('Uses 6 of your 50 bonus credits.')
    const short = { text: 'Takes 2 faces, and only 1 left. 5 trial days left.', isShort: true }
    expect(costText(usageWith({ usedFaces: 2 }), 'face', 2)).toEqual(short)
  })
})

describe('periodText', () => {
  it('names the renewal of a plan', () => {
    const usage = usageWith({ plan: 'Basic' })
    usage.meters.faces.renews_at = '2026-03-04T12:00:00.000Z'
    expect(periodText(usage)).toBe('Renews on 4 March')
  })

  it.each([
    [5, '5 trial days left'],
    [1, '1 trial day left'],
    [0, 'Trial ends today'],
  ])('counts %i trial days', (days, text) =>
    expect(periodText(usageWith({ trial: { active: true, ends_at: '', days_left: days } }))).toBe(text),
  )
})
