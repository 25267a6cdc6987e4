import { expect, test } from 'vitest'
import { JOBS, jobsData } from './jobs.ts'

// Proves: jobs-seven-positions-complete
test('seven positions, each complete', () => {
  expect(JOBS).toHaveLength(7)
  for (const job of JOBS) {
    expect(job.skills.length).toBeGreaterThan(2)
    expect(job.roles.length).toBeGreaterThan(2)
    for (const text of [job.title, job.description, job.location, job.experience])
      expect(text.length).toBeGreaterThan(5)
    for (const { rolestitle, rolesData } of job.roles) expect(rolesData.length).toBeGreaterThan(rolestitle.length)
  }
})

test('search engines learn where each position is', () => {
  for (const job of jobsData()) {
    const place = 'jobLocation' in job || ('jobLocationType' in job && job.jobLocationType === 'TELECOMMUTE')
    expect(place).toBe(true)
  }
})
