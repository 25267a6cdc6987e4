import { keepRefCode } from '../lib/session/ref-code.ts'
import { watchPage } from './watch-page.ts'

// At once, not when the page has come to life: people may go on before that.
keepRefCode(location.search)
window.visageEarly = watchPage()
