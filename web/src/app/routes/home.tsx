import type { MetaFunction } from 'react-router'
import { HomePage } from '../../features/site/home/home-page.tsx'

export const meta: MetaFunction = () => [
  { title: 'Visage · AI virtual influencers' },
  {
    name: 'description',
    content:
      'A photo studio for people who do not exist yet. Blend three names or describe a face, and build your own virtual influencer. 7-day free trial.',
  },
]

export default HomePage
