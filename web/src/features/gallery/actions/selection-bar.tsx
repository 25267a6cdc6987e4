import IconFolderMinus from '@tabler/icons-react/dist/esm/icons/IconFolderMinus.mjs'
import IconFolderPlus from '@tabler/icons-react/dist/esm/icons/IconFolderPlus.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { contract, MAX_ZIP_ITEMS } from '@visage/contract'
import { useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { saveFrom } from '../../../lib/api/downloads.ts'
import { readSession } from '../../../lib/session/session.ts'
import { DownloadButton } from '../../../ui/buttons/action-button.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import classes from './gallery-bars.module.css'

/** Has the browser save these items as one zip. Throws when they are more than one can hold. */
export const downloadZip = async (ids: readonly string[]): Promise<void> => {
  if (ids.length > MAX_ZIP_ITEMS)
    throw new Error(`One zip holds at most ${MAX_ZIP_ITEMS.toLocaleString('en')} items. Please choose fewer.`)
  const { url } = await call(contract.gallery.prepareZip, { body: { user_id: readSession().userId, ids: [...ids] } })
  saveFrom(url)
}

/** Which items are chosen; null while nothing is being chosen. */
type Chosen = { ids: ReadonlySet<string>; lastIndex: number } | null

/** Choosing many items: one by one, or with the shift key all between two. */
export const useSelection = (idsInOrder: readonly string[]) => {
  const [chosen, setChosen] = useState<Chosen>(null)
  const known = new Set(idsInOrder)
  const ids = chosen ? [...chosen.ids].filter((id) => known.has(id)) : []

  const toggle = (id: string, withRange = false) => {
    const index = idsInOrder.indexOf(id)
    setChosen((before) => {
      const next = new Set(before?.ids)
      const isOn = !next.has(id)
      const from = withRange && before ? before.lastIndex : index
      for (const each of idsInOrder.slice(Math.min(from, index), Math.max(from, index) + 1)) {
        if (isOn) next.add(each)
        else next.delete(each)
      }
      return { ids: next, lastIndex: index }
    })
  }
  return {
    isOn: chosen !== null,
    ids,
    has: (id: string) => chosen?.ids.has(id) ?? false,
    begin: () => setChosen({ ids: new Set(), lastIndex: 0 }),
    end: () => setChosen(null),
    toggle,
    takeAll: () => setChosen({ ids: new Set(idsInOrder), lastIndex: 0 }),
    takeNone: () => setChosen({ ids: new Set(), lastIndex: 0 }),
  }
}

export type Selection = ReturnType<typeof useSelection>

type SelectionBarProps = {
  count: number
  /** How many there are to choose from. */
  total: number
  onAll: () => void
  onNone: () => void
  onDownload: () => Promise<void>
  onFavour: () => void
  onDelete: () => void
  onCollect: () => void
  /** Takes them out of the collection that is shown; undefined elsewhere. */
  onTakeOut: (() => void) | undefined
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
  onCollect,
  onTakeOut,
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
    <IconButton
      label="Add the chosen to a collection"
      icon={<IconFolderPlus size={20} />}
      disabled={count === 0}
      onClick={onCollect}
    />
    {onTakeOut && (
      <IconButton
        label="Take the chosen out of this collection"
        icon={<IconFolderMinus size={20} />}
        disabled={count === 0}
        onClick={onTakeOut}
      />
    )}
    <IconButton label="Delete the chosen" icon={<IconTrash size={20} />} disabled={count === 0} onClick={onDelete} />
    <IconButton label="End the selection" icon={<IconX size={20} />} onClick={onEnd} />
  </section>
)
