import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { safeFetch, safeFetchToFile } from '../../../lib/safe-fetch.ts'
import { LinkFetchError, LinkShapeError, parsePostLink, PICTURE_FETCH, VIDEO_FETCH } from '../link-source.ts'
import type { LinkFetcher } from '../link-source.ts'

const run = promisify(execFile)
const timeoutMs = 60_000
const maxOutputBytes = 8 * 1024 * 1024
const ALWAYS = ['--dump-single-json', '--no-warnings', '--playlist-items', '1']
/** One file with picture and sound, which is what can be fetched without joining. */
const ONE_FILE = ['--format', 'best[ext=mp4]/best']

const video = z.object({ url: z.url() })
/** A post with several things comes as a list. */
const videoAnswer = z.union([video, z.object({ entries: z.tuple([video], z.unknown()) })])
const pictureAnswer = z.object({ thumbnail: z.url() })

const asLinkError = (error: unknown, signal?: AbortSignal): unknown => {
  signal?.throwIfAborted()
  return error instanceof LinkShapeError ? error : new LinkFetchError('yt-dlp gave nothing.', { cause: error })
}

/** Asks a yt-dlp on this machine for what it knows of a post; the file itself is fetched by us. */
export const openYtDlp = ({ path: program }: { path: string }): LinkFetcher => {
  const ask = async (address: string, options: readonly string[], signal?: AbortSignal): Promise<unknown> => {
    const { kind, code } = parsePostLink(address)
    const link = `https://www.instagram.com/${kind}/${code}/`
    const { stdout } = await run(program, [...ALWAYS, ...options, '--', link], {
      timeout: timeoutMs,
      maxBuffer: maxOutputBytes,
      ...(signal && { signal }),
    })
    return JSON.parse(stdout)
  }

  return {
    async fetchPicture(address, signal) {
      try {
        const { thumbnail } = pictureAnswer.parse(await ask(address, [], signal))
        return (await safeFetch(thumbnail, { ...PICTURE_FETCH, ...(signal && { signal }) })).bytes
      } catch (error) {
        throw asLinkError(error, signal)
      }
    },
    async fetchVideo(address, { path, signal }) {
      try {
        const answer = videoAnswer.parse(await ask(address, ONE_FILE, signal))
        const { url } = 'entries' in answer ? answer.entries[0] : answer
        await safeFetchToFile(url, { ...VIDEO_FETCH, path, ...(signal && { signal }) })
      } catch (error) {
        throw asLinkError(error, signal)
      }
    },
  }
}
