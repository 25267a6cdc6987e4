import { OPERATOR } from '../operator.ts'
import { JOBS } from './jobs.ts'
import { readSiteOrigin } from '../../../lib/site-origin.ts'

const POSTED = '2026-11-21'

const place = { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: OPERATOR.country } }

/** The open positions, for search engines. */
export const jobsData = (): object[] =>
  JOBS.map((job) => ({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: [job.description, ...job.roles.map((role) => `${role.rolestitle}: ${role.rolesData}`)].join(' '),
    datePosted: POSTED,
    employmentType: 'FULL_TIME',
    experienceRequirements: job.experience,
    skills: job.skills.join(', '),
    hiringOrganization: { '@type': 'Organization', name: OPERATOR.name, sameAs: `${readSiteOrigin()}/` },
    ...(job.location.startsWith('Remote')
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: OPERATOR.country },
        }
      : { jobLocation: place }),
  }))
