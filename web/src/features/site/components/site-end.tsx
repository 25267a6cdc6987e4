import { useState } from 'react'
import { Newsletter } from '../newsletter/newsletter.tsx'
import { SiteFooter } from './site-footer.tsx'

/** The newsletter block and the footer, which steps back while the newsletter answers. */
export const SiteEnd = () => {
  const [isNotifying, setIsNotifying] = useState(false)
  return (
    <div>
      <Newsletter onNoticeChange={setIsNotifying} />
      <SiteFooter isDimmed={isNotifying} />
    </div>
  )
}
