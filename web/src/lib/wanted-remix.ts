import { PATHS } from './paths.ts'
import { findSessionValue, setSessionValue } from './session.ts'

/** What names a shared picture; nothing else is ever made an address of. */
const TOKEN = /^[\w-]{22}$/

const findToken = (token: string | null): string | undefined =>
  token !== null && TOKEN.test(token) ? token : undefined

/** Keeps the shared picture that an address names for this tab, over sign-in, sign-up and Google. */
export const keepWantedRemix = (search: string): void => {
  const token = findToken(new URLSearchParams(search).get('remix'))
  if (token !== undefined) setSessionValue('Remix', token)
}

/** Where the picture is taken up that somebody wanted before they signed in. */
export const findRemixPath = (): string | undefined => {
  const token = findToken(findSessionValue('Remix'))
  return token && `${PATHS.image}?remix=${token}`
}

export const forgetWantedRemix = (): void => setSessionValue('Remix', '')
