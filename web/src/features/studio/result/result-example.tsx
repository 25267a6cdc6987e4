import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { useQuery } from '@tanstack/react-query'
import type { KindName } from '@visage/contract'
import { useState } from 'react'
import { z } from 'zod'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { CompareSlider } from '../../../ui/media/compare-slider.tsx'
import { Film } from '../../../ui/media/film.tsx'
import { SoundPlayer } from '../../../ui/media/sound-player.tsx'
import type { Medium } from '../generation/result-panel-state.ts'
import type { Example, Prefill } from '../kinds/kind-form.ts'
import example from './result-example.module.css'
import classes from './result-panel.module.css'
import song from './song-result.module.css'

const drawing = z.object({ duration: z.number(), peaks: z.array(z.number()) })

const readDrawing = async (url: string, signal: AbortSignal) =>
  drawing.parse(await (await fetch(url, { signal })).json())

/** A song that was made, to be listened to, with its lyrics. */
const SongExample = ({ shown }: { shown: Example<KindName> }) => {
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

const squarePixels = 640

type ResultExampleProps = {
  items: readonly Example<KindName>[]
  medium: Medium
  onUse: (input: Prefill<KindName>['input']) => void
}

const ExampleMedia = ({ shown, medium }: { shown: Example<KindName>; medium: Medium }) => {
  const { url, alt, before, uploaded, hasSound, width = squarePixels, height = squarePixels } = shown
  if (medium === 'video') return <Film url={url} label={alt} width={width} height={height} hasSound={hasSound} />
  if (!before) return <img src={url} alt={alt} width={width} height={height} className={example.picture} />
  return (
    <>
      <CompareSlider before={before} after={{ url, alt }} width={width} height={height} className={example.picture} />
      {uploaded && <img src={uploaded.url} alt={uploaded.alt} width={90} height={120} className={example.source} />}
    </>
  )
}

/** What a result looks like, with the very words that made it; one press puts them into the form. */
export const ResultExample = ({ items, medium, onUse }: ResultExampleProps) => {
  const [index, setIndex] = useState(0)
  const shown = items[index % items.length]
  if (!shown) return <p className={example.caption}>What you make appears here.</p>
  const { caption, input, width = squarePixels, height = squarePixels } = shown
  return (
    <>
      {medium === 'audio' ? (
        <SongExample key={shown.url} shown={shown} />
      ) : (
        <figure className={classes.frame} style={{ aspectRatio: `${width} / ${height}` }} data-tall={height > width}>
          <ExampleMedia key={shown.url} shown={shown} medium={medium} />
          <figcaption className={example.label}>Example</figcaption>
        </figure>
      )}
      <div className={example.words} data-medium={medium}>
        <p className={example.caption}>{caption}</p>
        <div className={example.actions}>
          {input && <Button onClick={() => onUse(input)}>Use these words</Button>}
          {items.length > 1 && (
            <IconButton
              label="Show another example"
              icon={<IconRefresh size={20} />}
              onClick={() => setIndex(index + 1)}
            />
          )}
        </div>
      </div>
    </>
  )
}
