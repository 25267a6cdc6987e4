import type { KindInput, KindName } from '@visage/contract'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CompareSlider } from '../../../ui/compare-slider.tsx'
import { Film } from '../../../ui/film.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Example } from '../kinds/kind-form.ts'
import type { Medium } from '../medium.ts'
import { SongExample } from './song-example.tsx'
import classes from './stage.module.css'
import example from './stage-example.module.css'

const squarePixels = 640

type StageExampleProps = {
  items: readonly Example<KindName>[]
  medium: Medium
  onUse: (input: KindInput<KindName>) => void
}

const ExampleMedia = ({ shown, medium }: { shown: Example<KindName>; medium: Medium }) => {
  const { url, alt, before, material, width = squarePixels, height = squarePixels } = shown
  if (medium === 'video') return <Film url={url} label={alt} width={width} height={height} />
  if (!before) return <img src={url} alt={alt} width={width} height={height} className={example.picture} />
  return (
    <>
      <CompareSlider before={before} after={{ url, alt }} width={width} height={height} className={example.picture} />
      {material && <img src={material.url} alt={material.alt} width={90} height={120} className={example.material} />}
    </>
  )
}

/** What a result looks like, with the very words that made it; one press puts them into the form. */
export const StageExample = ({ items, medium, onUse }: StageExampleProps) => {
  const [index, setIndex] = useState(0)
  const shown = items[index % items.length]
  if (!shown) return null
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
