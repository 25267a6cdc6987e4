import type { MetaFunction } from 'react-router'
import { PATHS } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { MessagePage } from '../pages/message-page.tsx'

export const meta: MetaFunction = () => [{ title: 'Visage · AI virtual influencers' }]

const Home = () => (
  <MessagePage
    eyebrow="Visage"
    title="Crafting the AI world"
    text="Bringing virtual humans into reality."
    actions={
      <ButtonLink to={PATHS.login} variant="primary" size="large">
        Get Started
      </ButtonLink>
    }
  />
)

export default Home
