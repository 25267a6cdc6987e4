import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { safeFetch } from '../../lib/safe-fetch.ts'
import { LinkFetchError } from '../link-source.ts'
import type { LinkSource } from '../link-source.ts'
import { parsePostLink } from '../instagram/parse-post-link.ts'

const run = promisify(execFile)
const timeoutMs = 60_000
const maxOutputBytes = 8 * 1024 * 1024
const PICTURE = { maxBytes: 20 * 1024 * 1024, timeoutMs: 20_000, accept: 'image/*' } as const
const answerShape = z.object({ thumbnail: z.url() })

/** Asks a yt-dlp on this machine for what it knows of a post; the picture itself is fetched by us. */
export const openYtDlp = ({ path }: { path: string }): LinkSource => ({
  async fetchPicture(address, signal) {
    const { kind, code } = parsePostLink(address)
    const link = `https://www.instagram.com/${kind}/${code}/`
    try {
      const { stdout } = await run(path, ['--dump-single-json', '--no-warnings', '--playlist-items', '1', '--', link], {
        timeout: timeoutMs,
        maxBuffer: maxOutputBytes,
        ...(signal && { signal }),
      })
      const { thumbnail } = answerShape.parse(JSON.parse(stdout))
      return (await safeFetch(thumbnail, { ...PICTURE, ...(signal && { signal }) })).bytes
    } catch (error) {
      signal?.throwIfAborted()
      throw new LinkFetchError('yt-dlp gave nothing.', { cause: error })
    }
  },
})
