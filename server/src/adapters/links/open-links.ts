import { openInstagram } from './instagram/open-instagram.ts'
import type { LinkFetcher } from './link-source.ts'
import type { LinkSettings } from './read-link-settings.ts'
import { openResolver } from './resolver/open-resolver.ts'
import { openYtDlp } from './yt-dlp/open-yt-dlp.ts'

/** Opens the configured way to fetch what public posts show. */
export const openLinks = (settings: LinkSettings): LinkFetcher => {
  if (settings.kind === 'resolver') return openResolver(settings)
  return settings.kind === 'yt-dlp' ? openYtDlp(settings) : openInstagram(settings)
}
