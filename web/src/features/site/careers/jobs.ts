export type Job = {
  title: string
  description: string
  location: string
  experience: string
  skills: readonly string[]
  roles: readonly { title: string; text: string }[]
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
        title: 'Shape and light',
        text: 'Improve skin, eyes, hair and cloth without losing speed on plain processors.',
      },
      {
        title: 'Identity',
        text: 'Keep a face recognisable across poses, light and clothes, and prove it with figures.',
      },
      { title: 'Craft', text: 'Write readable code with tests that compare pictures, and explain it to colleagues.' },
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
      { title: 'Engines', text: 'Add image, video and music engines behind one common port, and keep them healthy.' },
      { title: 'Measuring', text: 'Build benchmarks for likeness, quality and time that anyone can run again.' },
      { title: 'Safety', text: 'Find inputs that should be refused, and refuse them with a helpful sentence.' },
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
      { title: 'Features', text: 'Take an idea from the contract of a call to the screen, with tests on the way.' },
      { title: 'Reliability', text: 'Make sure that a crash never loses a job and never charges for one twice.' },
      { title: 'Reach', text: 'Keep every screen usable by keyboard, on a phone and with a screen reader.' },
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
      { title: 'Flows', text: 'Design the way from the first visit to the tenth campaign, and take steps out of it.' },
      { title: 'System', text: 'Look after the components, type and motion that all screens share.' },
      { title: 'Listening', text: 'Watch creators work every week, and bring back what they do not say.' },
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
      { title: 'Articles', text: 'Publish pieces with substance on virtual influencers, law and craft.' },
      { title: 'In the product', text: 'Word labels, errors and tours so that nobody has to read them twice.' },
      { title: 'Truth', text: 'Check every figure and every promise with the people who built the thing.' },
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
      { title: 'Campaigns', text: 'Plan pilots with brands, from the casting to the last post, and learn in public.' },
      { title: 'Affiliates', text: 'Read applications, answer every one of them and help good partners grow.' },
      { title: 'Figures', text: 'Report what worked and what did not, with numbers that can be checked.' },
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
      { title: 'Answers', text: 'Reply to messages and feedback with a solution or an honest date.' },
      { title: 'Takedowns', text: 'Handle takedown notices and counter-notices carefully and on time.' },
      { title: 'Patterns', text: 'Count what people ask, and turn the top of the list into fixes and guides.' },
    ],
  },
]
