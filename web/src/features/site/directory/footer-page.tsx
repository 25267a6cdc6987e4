import { PageIntro } from '../components/page-intro.tsx'
import { SitePage } from '../components/site-page.tsx'

/** The footer as a page of its own. */
export const FooterPage = () => (
  <SitePage>
    <PageIntro title="Find us" lead="Our address, our channels and the way to every page are right here below." />
  </SitePage>
)
