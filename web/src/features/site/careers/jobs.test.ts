import { expect, test } from 'vitest'
import { JOBS } from './jobs.ts'
import { jobsData } from './jobs-data.ts'

test('seven positions, each complete', () => {
  expect(JOBS).toHaveLength(7)
  for (const job of JOBS) {
    expect(job.skills.length).toBeGreaterThan(2)
    expect(job.roles.length).toBeGreaterThan(2)
  }
})

test('search engines learn where each position is', () => {
  for (const job of jobsData()) {
    const place = 'jobLocation' in job || ('jobLocationType' in job && job.jobLocationType === 'TELECOMMUTE')
    expect(place).toBe(true)
  }
})
