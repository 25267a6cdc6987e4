import { contract } from '@visage/contract'
import { clearSession, findSessionValue, storeTokens } from '../session/session.ts'
import { isApiError, readApiError } from './api-error.ts'
import { sendRequest } from './send-request.ts'

const refreshTimeoutMs = 20_000
const loginPath = '/login'

type Rotation = { spent: string; access: string; refresh: string }
/** What tabs tell each other: what came for a spent token, or the question what did. */
type Message = Rotation | { asks: string }

/** How long another tab may take to say that it has renewed the tokens. */
const answerMs = 250

let underWay: Promise<boolean> | null = null
let channel: BroadcastChannel | null = null
let onAdopted: (() => void) | null = null
/** Refresh tokens whose successors this tab has held, each with its person. */
const spentTokens = new Map<string, string | null>()

const post = (message: Message): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within our own origin
  channel?.postMessage(message)
}

const replaceTokens = ({ spent, access, refresh }: Rotation) => {
  spentTokens.set(spent, findSessionValue('userId'))
  storeTokens({ access, refresh })
}

const adopt = (rotation: Rotation) => {
  if (findSessionValue('refreshToken') !== rotation.spent) return
  replaceTokens(rotation)
  onAdopted?.()
}

const answer = (asked: string) => {
  const [access, refresh] = [findSessionValue('accessToken'), findSessionValue('refreshToken')]
  const isOurs = spentTokens.has(asked) && spentTokens.get(asked) === findSessionValue('userId')
  if (isOurs && access && refresh) post({ spent: asked, access, refresh })
}

/** Tabs opened by a link share their first tokens: whichever renews them tells the others, now and when asked later. */
export const shareRotations = (): (() => void) => {
  const opened = new BroadcastChannel('visage-tokens')
  opened.addEventListener('message', ({ data }: MessageEvent<Message>) =>
    'asks' in data ? answer(data.asks) : adopt(data),
  )
  channel = opened
  return () => {
    opened.close()
    if (channel === opened) channel = null
  }
}

/** A tab that was elsewhere, such as on a payment page, may hold a token that another tab has spent meanwhile. */
const adoptTokensOfOtherTabs = (): Promise<void> =>
  new Promise((resolve) => {
    if (!channel) return resolve()
    onAdopted = resolve
    setTimeout(resolve, answerMs)
    post({ asks: findSessionValue('refreshToken') ?? '' })
  })

// Web Locks exist in secure contexts only; without them the server's grace period has to do.
const oneTabAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks.request('visage-refresh', work) : work()

const rotate = async (): Promise<void> => {
  const spent = findSessionValue('refreshToken') ?? ''
  const { method, path } = contract.account.refreshSession
  const response = await sendRequest(
    path,
    { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ refresh_token: spent }) },
    { timeoutMs: refreshTimeoutMs },
  )
  if (!response.ok) throw await readApiError(response)
  const tokens = contract.account.refreshSession.output.parse(await response.json())
  replaceTokens({ spent, ...tokens })
  post({ spent, ...tokens })
}

const renew = async (refused: string): Promise<boolean> => {
  if (!findSessionValue('refreshToken')) return false
  return oneTabAtATime(async () => {
    if (findSessionValue('accessToken') !== refused) return true
    await adoptTokensOfOtherTabs()
    if (findSessionValue('accessToken') !== refused) return true
    try {
      await rotate()
      return true
    } catch (error) {
      if (isApiError(error, 'unauthenticated', 'invalid_input', 'not_found')) return false
      throw error
    }
  })
}

/**
 * Trades the refresh token for new tokens after `refused` was not accepted. However many calls ask at
 * once, one request goes out. Answers false when the session is over; throws when the server could not be asked.
 */
export const refreshTokens = (refused: string): Promise<boolean> => {
  const current = findSessionValue('accessToken')
  if (current !== null && current !== refused) return Promise.resolve(true)
  underWay ??= renew(refused).finally(() => {
    underWay = null
  })
  return underWay
}

/** Ends a session that cannot be renewed: everything stored goes, and the person signs in again. */
export const redirectToLogin = (): void => {
  clearSession()
  if (location.pathname !== loginPath) location.assign(loginPath)
}
