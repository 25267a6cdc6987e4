import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import classes from './stage.module.css'
import example from './stage-example.module.css'

type Shown = { url: string; alt: string; caption: string; width?: number; height?: number }

const squarePixels = 640

type StageExampleProps<Item extends Shown> = { items: readonly Item[]; onUse: (item: Item) => void }

/** What a result looks like, with the very words that made it; one press puts them into the form. */
export const StageExample = <Item extends Shown>({ items, onUse }: StageExampleProps<Item>) => {
  const [index, setIndex] = useState(0)
  const shown = items[index % items.length]
  if (!shown) return null
  const { width = squarePixels, height = squarePixels } = shown
  return (
    <>
      <figure className={classes.frame} style={{ aspectRatio: `${width} / ${height}` }} data-tall={height > width}>
        <img
          key={shown.url}
          src={shown.url}
          alt={shown.alt}
          width={width}
          height={height}
          className={example.picture}
        />
        <figcaption className={example.label}>Example</figcaption>
      </figure>
      <div className={example.words}>
        <p className={example.caption}>{shown.caption}</p>
        <div className={example.actions}>
          <Button onClick={() => onUse(shown)}>Use these words</Button>
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
