import { readPerson } from '../../../lib/example-people.ts'

export const VALUES = [
  {
    name: 'Innovation',
    text: 'We look for the way that did not exist yesterday, and show how it works. Our studio sculpts, lights and paints a person from code, in seconds, and says which engine made every result.',
    person: readPerson('bob'),
  },
  {
    name: 'Integrity',
    text: 'The people in our pictures are fictional and we say so. A name starts a new face; it never copies a real one. Prices, limits and licences stand where you can read them before you pay.',
    person: readPerson('fade'),
  },
  {
    name: 'Collaboration',
    text: 'The best influencers are made by many hands: a brand, a writer, a stylist, an audience. We build for teams that pass work on, and we listen to what creators tell us after every release.',
    person: readPerson('pixie'),
  },
] as const

export const PRINCIPLES = [
  {
    promise: 'Only success is charged',
    meaning: 'A generation that fails, or that you cancel, gives back what it took from your limits.',
  },
  {
    promise: 'Paid members own what they create',
    meaning: 'Free users receive a non-commercial licence. Both are written out in our terms.',
  },
  {
    promise: 'Your work leaves when you do',
    meaning: 'Deleting your account erases your assets and their files, not just the way to them.',
  },
  {
    promise: 'No tracking',
    meaning: 'Our pages load nothing from third parties: no advertising, no analytics, no hidden pixels.',
  },
] as const
