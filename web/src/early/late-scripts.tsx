import './early-acts.ts'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Scripts } from 'react-router'
import { useIsHydrated } from '../lib/browser/browser-events.ts'
// oxlint-disable-next-line import/default -- the build makes text of it
import watchPage from './watch-page.ts?script'

/**
 * The scripts of a page that is whole without them, in an element that browsers with scripts take for text: the small
 * script behind it lets them in. What was pressed or sent before is done again once the page has come to life.
 */
export const LateScripts = () => {
  const redo = useRef<(() => void) | null>(null)
  const isHydrated = useIsHydrated()
  useLayoutEffect(() => {
    redo.current = window.takeEarlyAct?.() ?? null
  }, [])
  useEffect(() => {
    if (!isHydrated) return
    redo.current?.()
    redo.current = null
  }, [isHydrated])
  return (
    <>
      <noscript>
        <Scripts />
      </noscript>
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: watchPage }} />
    </>
  )
}
