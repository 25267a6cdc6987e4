import { accountJobs } from '../account/jobs.ts'
import { billingJobs } from '../billing/jobs.ts'
import { galleryJobs } from '../gallery/jobs.ts'
import { generationJobs } from '../generation/jobs.ts'
import { moderationJobs } from '../moderation/jobs.ts'
import { sharingJobs } from '../sharing/overdue-job.ts'
import { siteJobs } from '../site/jobs.ts'
import { templateJobs } from '../templates/jobs.ts'
import type { JobDefinition } from './define-job.ts'

/** Every kind of background work there is. */
export const JOBS: readonly JobDefinition<never>[] = [
  ...accountJobs,
  ...billingJobs,
  ...galleryJobs,
  ...generationJobs,
  ...moderationJobs,
  ...sharingJobs,
  ...siteJobs,
  ...templateJobs,
]
