import { PATHS } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PageIntro } from '../components/page-intro.tsx'
import { SitePage } from '../components/site-page.tsx'

/** Where links lead whose page is still being made. */
export const ComingSoonPage = () => (
  <SitePage hasNewsletter>
    <PageIntro
      title="Still in the darkroom."
      lead="This part of Visage is being developed and is not ready to be looked at. Leave your e-mail address below, and you hear from us when there is something to see."
    >
      <ButtonLink to={PATHS.home} variant="primary" size="large">
        Home page
      </ButtonLink>
      <ButtonLink to={PATHS.pricing} size="large">
        See the plans
      </ButtonLink>
    </PageIntro>
  </SitePage>
)
