import type { Job } from '@visage/contract'
import { describe, expect, it } from 'vitest'
import { findLatest, withJob } from './jobs.ts'

const jobWith = (parts: Partial<Job>): Job => ({
  id: 'a',
  kind: 'face',
  status: 'queued',
  progress: 0,
  stage: null,
  preview_url: null,
  position: 2,
  eta_seconds: 10,
  eta_p90_seconds: 15,
  cost: { meter: 'faces', source: 'trial', amount: 1 },
  engine: 'studio',
  engine_place: null,
  quality: null,
  input: {},
  result: null,
  error: null,
  created_at: '2026-01-01T10:00:00.000Z',
  started_at: null,
  finished_at: null,
  cancellations_left: null,
  ...parts,
})

describe('withJob', () => {
  it('puts a new job first', () => {
    expect(withJob([jobWith({})], jobWith({ id: 'b' })).map(({ id }) => id)).toEqual(['b', 'a'])
  })

  it('takes progress, a start and an end', () => {
    const states: Partial<Job>[] = [
      { position: 1 },
      { status: 'running', progress: 0 },
      { status: 'running', progress: 40 },
      { status: 'succeeded' },
    ]
    let jobs = [jobWith({})]
    for (const state of states) {
      jobs = withJob(jobs, jobWith(state))
      expect(jobs[0]).toMatchObject(state)
    }
  })

  it.each<[string, Partial<Job>, Partial<Job>]>([
    ['an end', { status: 'cancelled' }, { status: 'running', progress: 90 }],
    ['a later step', { status: 'running', progress: 60 }, { status: 'running', progress: 30 }],
    ['the start', { status: 'running' }, { status: 'queued', position: 0 }],
    ['a better place in line', { position: 1 }, { position: 2 }],
  ])('keeps %s when older news arrives late', (_, known, late) => {
    expect(withJob([jobWith(known)], jobWith(late))[0]).toMatchObject(known)
  })
})

describe('findLatest', () => {
  it('answers the newest that fits', () => {
    const jobs = [
      jobWith({ id: 'old' }),
      jobWith({ id: 'new', created_at: '2026-01-01T12:00:00.000Z' }),
      jobWith({ id: 'other', created_at: '2026-01-02T12:00:00.000Z' }),
    ]
    expect(findLatest(jobs, ({ id }) => id !== 'other')?.id).toBe('new')
    expect(findLatest(jobs, () => false)).toBeUndefined()
  })
})
