import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { SoundPlayer } from '../../../ui/sound-player.tsx'
import type { KindName } from '@visage/contract'
import type { Example } from '../kinds/kind-form.ts'
import song from './stage-song.module.css'

const drawing = z.object({ duration: z.number(), peaks: z.array(z.number()) })

const readDrawing = async (url: string, signal: AbortSignal) =>
  drawing.parse(await (await fetch(url, { signal })).json())

/** A song that was made, to be listened to, with its lyrics. */
export const SongExample = ({ shown }: { shown: Example<KindName> }) => {
  const { url, alt, words, peaksUrl = '' } = shown
  const { data } = useQuery({
    queryKey: ['studio', 'example-song', peaksUrl],
    queryFn: ({ signal }) => readDrawing(peaksUrl, signal),
    staleTime: Infinity,
  })
  return (
    <figure className={song.song}>
      <figcaption className={song.label}>Example</figcaption>
      <p className={song.lyrics}>{words}</p>
      <SoundPlayer
        url={url}
        label={`Example: ${alt}`}
        duration={data?.duration ?? null}
        peaks={data?.peaks ?? null}
        size="large"
      />
    </figure>
  )
}
