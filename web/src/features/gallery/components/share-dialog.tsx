import type { GalleryItem } from '@visage/contract'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { CopyField } from '../../../ui/copy-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { hasSystemShare, shareBySystem, shareLinks } from '../share-links.ts'
import { useShare } from '../use-share.ts'
import classes from './share-dialog.module.css'

const Links = ({ url }: { url: string }) => {
  const [told, setTold] = useState('')
  const shareHere = async () => {
    try {
      await shareBySystem(url)
      setTold('')
    } catch {
      setTold('This device could not share the link. Please copy it.')
    }
  }
  return (
    <div className={classes.links}>
      <CopyField label="Link" value={url} />
      <ul className={classes.networks}>
        {hasSystemShare() && (
          <li>
            <Button onClick={() => void shareHere()}>Share with...</Button>
          </li>
        )}
        {shareLinks(url).map(({ network, url: address }) => (
          <li key={network}>
            <a href={address} target="_blank" rel="noopener noreferrer">
              {network}
            </a>
          </li>
        ))}
      </ul>
      {told !== '' && <FieldError message={told} />}
    </div>
  )
}

const Body = ({ item: { id, audio_url: sound } }: { item: GalleryItem }) => {
  const { share, error, change } = useShare(id)
  return (
    <div className={classes.body}>
      <p className={classes.text}>
        A public page {sound === undefined ? 'shows this with the mark on it,' : 'plays this song'} for everybody who
        has the link. It tells neither your name nor your prompt. Search engines are asked to stay away.
      </p>
      {share === undefined && !error && <Skeleton height="6rem" />}
      {share && (
        <>
          <CheckboxField
            label="Public page"
            checked={share.isOn}
            onChange={(isOn) => change({ isOn, allowsRemix: share.allowsRemix })}
          />
          <CheckboxField
            label="Other members may build on it"
            checked={share.allowsRemix}
            disabled={!share.isOn}
            onChange={(allowsRemix) => change({ isOn: true, allowsRemix })}
          />
          {share.url !== null && <Links url={share.url} />}
          {share.url === null && (
            <p className={classes.text}>Switched off, the link leads nowhere, at once and for good.</p>
          )}
        </>
      )}
      {error && <FieldError message={error.message} />}
    </div>
  )
}

type ShareDialogProps = {
  item: GalleryItem | undefined
  onClose: () => void
  /** After it is gone. */
  onGone: () => void
}

/** Switches an item's public page on and off, and hands its link on. */
export const ShareDialog = ({ item, onClose, onGone }: ShareDialogProps) => (
  <Dialog isOpen={item !== undefined} onClose={onClose} onGone={onGone} title="Share" size="small">
    {item && <Body item={item} />}
  </Dialog>
)
