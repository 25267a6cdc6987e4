import type { Job } from '@visage/contract'
import { describe, expect, it } from 'vitest'
import { isBusy, resultPanelState } from './result-panel-state.ts'

const result = {
  jobId: 'a',
  assetId: 'b',
  url: '/x.png',
  caption: 'A woman',
  width: 1024,
  height: 1024,
  duration: null,
  peaks: null,
  hints: [],
  facts: '',
  notice: null,
  hasWords: true,
}
const jobIn = (parts: Partial<Job>) => parts as Job
const view = (parts: Partial<Parameters<typeof resultPanelState>[0]>) =>
  resultPanelState({
    isSending: false,
    job: undefined,
    result: null,
    failureText: 'It failed.',
    missingText: 'Nothing came.',
    ...parts,
  })

describe('stageViewOf', () => {
  it('is empty without anything', () => expect(view({}).state).toBe('empty'))

  it('shows a kept result', () => expect(view({ result })).toMatchObject({ state: 'done', result }))

  it('keeps the previous result behind work', () => {
    for (const state of ['queued', 'running'] as const) {
      const shown = view({ job: jobIn({ status: state }), result })
      expect(shown).toMatchObject({ state, previous: result })
      expect(isBusy(shown)).toBe(true)
    }
    expect(view({ isSending: true, result })).toMatchObject({ state: 'sending', previous: result })
  })

  // Proves: result-failed-sentence
  it('says why a job failed, or the standing sentence', () => {
    const error = { code: 'engine_failed', message: 'No light.' } as const
    expect(view({ job: jobIn({ status: 'failed', error }) })).toMatchObject({ state: 'failed', message: 'No light.' })
    expect(view({ job: jobIn({ status: 'failed', error: null }) })).toMatchObject({ message: 'It failed.' })
  })

  // Proves: result-missing-sentence
  it('does not take an end without a result for a success', () => {
    expect(view({ job: jobIn({ status: 'succeeded', result: null }) })).toMatchObject({
      state: 'failed',
      message: 'Nothing came.',
    })
  })

  it('returns to what was there after a cancel, and says so', () => {
    const job = jobIn({ status: 'cancelled' })
    expect(view({ job })).toEqual({ state: 'empty', wasCancelled: true })
    expect(view({ job, result })).toEqual({ state: 'done', result, wasCancelled: true })
  })
})
