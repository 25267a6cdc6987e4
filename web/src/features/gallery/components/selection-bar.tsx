import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { Button } from '../../../ui/button.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import classes from './gallery-bars.module.css'

type SelectionBarProps = {
  count: number
  /** How many there are to choose from. */
  total: number
  onAll: () => void
  onNone: () => void
  onDownload: () => Promise<void>
  onFavour: () => void
  onDelete: () => void
  onEnd: () => void
}

/** What can be done with all that is chosen. */
export const SelectionBar = ({
  count,
  total,
  onAll,
  onNone,
  onDownload,
  onFavour,
  onDelete,
  onEnd,
}: SelectionBarProps) => (
  <section className={classes.bar} aria-label="Selection">
    <output className={classes.count}>{count === 0 ? 'Choose items' : `${count} chosen`}</output>
    <Button variant="quiet" onClick={count === total ? onNone : onAll}>
      {count === total ? 'None' : `All ${total}`}
    </Button>
    {count > 0 && <DownloadButton of="the chosen, as one zip" variant="plain" onDownload={onDownload} />}
    <IconButton
      label="Add the chosen to the favourites"
      icon={<IconHeart size={20} />}
      disabled={count === 0}
      onClick={onFavour}
    />
    <IconButton label="Delete the chosen" icon={<IconTrash size={20} />} disabled={count === 0} onClick={onDelete} />
    <IconButton label="End the selection" icon={<IconX size={20} />} onClick={onEnd} />
  </section>
)
