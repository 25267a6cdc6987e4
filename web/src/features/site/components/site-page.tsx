import type { ReactNode } from 'react'
import { SiteEnd } from './site-end.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import classes from './site-page.module.css'

type SitePageProps = { hasNewsletter?: boolean; children: ReactNode }

/** A public page: header, content, footer. */
export const SitePage = ({ hasNewsletter = false, children }: SitePageProps) => (
  <div className={classes.page}>
    <SiteHeader />
    <main id="content">{children}</main>
    {hasNewsletter ? <SiteEnd /> : <SiteFooter />}
  </div>
)
