import type { Config } from '../env.ts'
import { openInstagram } from './instagram/open-instagram.ts'
import type { LinkSource } from './link-source.ts'
import { openResolver } from './resolver/open-resolver.ts'
import { openYtDlp } from './yt-dlp/open-yt-dlp.ts'

type Kind = Config['links']['kind']

const SOURCES: { [Chosen in Kind]: (options: Extract<Config['links'], { kind: Chosen }>) => LinkSource } = {
  instagram: openInstagram,
  resolver: openResolver,
  'yt-dlp': openYtDlp,
}

/** Opens the configured way to fetch what public posts show. */
export const openLinks = <Chosen extends Kind>({
  links,
}: {
  links: Extract<Config['links'], { kind: Chosen }>
}): LinkSource => SOURCES[links.kind](links)
