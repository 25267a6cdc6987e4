import type { ReactNode } from 'react'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import classes from './site-page.module.css'

/** A public page: header, content, footer. */
export const SitePage = ({ children }: { children: ReactNode }) => (
  <div className={classes.page}>
    <SiteHeader />
    <main id="content">{children}</main>
    <SiteFooter />
  </div>
)
