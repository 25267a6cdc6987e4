import { ConfigError, url } from '../../lib/env-values.ts'
import type { Env } from '../../lib/env-values.ts'

/** What fetches the pictures of public posts. */
export type LinkSettings =
  | { kind: 'instagram'; baseUrl: string; isTrusted: boolean; standInUrl: string | null }
  | { kind: 'resolver'; url: string }
  | { kind: 'yt-dlp'; path: string }

const INSTAGRAM_URL = 'https://www.instagram.com'
const PROTOCOLS = ['http:', 'https:']

/** Reads how posts are fetched; `standInUrl` is where posts of this machine are, or null. Throws a ConfigError. */
export const readLinkSettings = (env: Env, standInUrl: string | null): LinkSettings => {
  const names = ['INSTAGRAM_BASE_URL', 'LINK_RESOLVER_URL', 'LINK_YT_DLP'].filter((name) => env[name])
  if (names.length > 1) throw new ConfigError(`${names.join(' and ')} are set: posts are fetched in one way only.`)
  const resolver = url(env, 'LINK_RESOLVER_URL', PROTOCOLS)
  if (resolver) return { kind: 'resolver', url: resolver }
  if (env.LINK_YT_DLP) return { kind: 'yt-dlp', path: env.LINK_YT_DLP }
  const baseUrl = url(env, 'INSTAGRAM_BASE_URL', PROTOCOLS)
  return { kind: 'instagram', baseUrl: baseUrl ?? INSTAGRAM_URL, isTrusted: baseUrl !== null, standInUrl }
}
