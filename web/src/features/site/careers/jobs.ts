import { readSiteOrigin } from '../../../lib/routing/site-origin.ts'
import { OPERATOR } from '../operator.tsx'

export type Job = {
  title: string
  description: string
  location: string
  experience: string
  skills: readonly string[]
  roles: readonly { rolestitle: string; rolesData: string }[]
}

const BENGALURU = 'Bengaluru, India'
const REMOTE = 'Remote, India'

export const JOBS: readonly Job[] = [
  {
    title: 'Graphics Engineer',
    description:
      'You make the people in our pictures more human. You own the part of the studio that sculpts a head, lights it and draws hair, and you measure every change against the last one.',
    location: BENGALURU,
    experience: '4+ years',
    skills: ['TypeScript', 'Rendering', 'Shading and light', 'Linear algebra'],
    roles: [
      {
        rolestitle: 'Shape and light',
        rolesData: 'Improve skin, eyes, hair and cloth without losing speed on plain processors.',
      },
      {
        rolestitle: 'Identity',
        rolesData: 'Keep a face recognisable across poses, light and clothes, and prove it with figures.',
      },
      {
        rolestitle: 'Craft',
        rolesData: 'Write readable code with tests that compare pictures, and explain it to colleagues.',
      },
    ],
  },
  {
    title: 'Machine Learning Engineer',
    description:
      'You connect generation models to Visage and judge them: what they cost, how fast they are, and whether the same person is still there afterwards.',
    location: BENGALURU,
    experience: '3+ years',
    skills: ['Python', 'Diffusion models', 'Evaluation', 'GPU inference'],
    roles: [
      {
        rolestitle: 'Engines',
        rolesData: 'Add image, video and music engines behind one common port, and keep them healthy.',
      },
      {
        rolestitle: 'Measuring',
        rolesData: 'Build benchmarks for likeness, quality and time that anyone can run again.',
      },
      {
        rolestitle: 'Safety',
        rolesData: 'Find inputs that should be refused, and refuse them with a helpful sentence.',
      },
    ],
  },
  {
    title: 'Full-Stack Engineer',
    description:
      'You build features from the database to the button: a new kind of generation, a better gallery, a clearer bill.',
    location: REMOTE,
    experience: '3+ years',
    skills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL'],
    roles: [
      {
        rolestitle: 'Features',
        rolesData: 'Take an idea from the contract of a call to the screen, with tests on the way.',
      },
      {
        rolestitle: 'Reliability',
        rolesData: 'Make sure that a crash never loses a job and never charges for one twice.',
      },
      { rolestitle: 'Reach', rolesData: 'Keep every screen usable by keyboard, on a phone and with a screen reader.' },
    ],
  },
  {
    title: 'Product Designer',
    description:
      'You decide how it feels to cast somebody who does not exist: calm, precise, and never in the way of the picture.',
    location: REMOTE,
    experience: '4+ years',
    skills: ['Interface design', 'Prototyping', 'Typography', 'User research'],
    roles: [
      {
        rolestitle: 'Flows',
        rolesData: 'Design the way from the first visit to the tenth campaign, and take steps out of it.',
      },
      { rolestitle: 'System', rolesData: 'Look after the components, type and motion that all screens share.' },
      { rolestitle: 'Listening', rolesData: 'Watch creators work every week, and bring back what they do not say.' },
    ],
  },
  {
    title: 'Content Writer',
    description:
      'You write the guides, articles and messages that make a new craft understandable, for people who have a post due tonight.',
    location: REMOTE,
    experience: '2+ years',
    skills: ['Clear English', 'Research', 'Search basics', 'Editing'],
    roles: [
      { rolestitle: 'Articles', rolesData: 'Publish pieces with substance on virtual influencers, law and craft.' },
      {
        rolestitle: 'In the product',
        rolesData: 'Word labels, errors and tours so that nobody has to read them twice.',
      },
      { rolestitle: 'Truth', rolesData: 'Check every figure and every promise with the people who built the thing.' },
    ],
  },
  {
    title: 'Influencer Marketing Manager',
    description:
      'You show brands what a virtual influencer can do for them, and run the affiliate programme with the people who recommend us.',
    location: BENGALURU,
    experience: '3+ years',
    skills: ['Influencer marketing', 'Partnerships', 'Campaign planning', 'Reporting'],
    roles: [
      {
        rolestitle: 'Campaigns',
        rolesData: 'Plan pilots with brands, from the casting to the last post, and learn in public.',
      },
      {
        rolestitle: 'Affiliates',
        rolesData: 'Read applications, answer every one of them and help good partners grow.',
      },
      { rolestitle: 'Figures', rolesData: 'Report what worked and what did not, with numbers that can be checked.' },
    ],
  },
  {
    title: 'Customer Support Specialist',
    description:
      'You are the person who answers. You help creators to their result, and you carry what they struggle with back to the team.',
    location: BENGALURU,
    experience: '1+ years',
    skills: ['Written English', 'Hindi or Kannada', 'Patience', 'Problem solving'],
    roles: [
      { rolestitle: 'Answers', rolesData: 'Reply to messages and feedback with a solution or an honest date.' },
      { rolestitle: 'Takedowns', rolesData: 'Handle takedown notices and counter-notices carefully and on time.' },
      {
        rolestitle: 'Patterns',
        rolesData: 'Count what people ask, and turn the top of the list into fixes and guides.',
      },
    ],
  },
]

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
