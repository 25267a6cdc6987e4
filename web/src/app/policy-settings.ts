import { config } from 'zod/v4/core'
import { openPolicy } from '../lib/browser/open-policy.ts'

// What the pages' security policy asks of libraries, before any of them begins.

// It forbids code from text, which zod would try for speed.
config({ jitless: true })

/** React makes a script element of this one, and fills in the rest by itself. */
const emptyScript = '<script></script>'

// React and the tours write text into elements as HTML: it passes as long as it makes none.
openPolicy('default', (html) => !html.includes('<') || html === emptyScript)
