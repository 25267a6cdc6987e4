import { useQuery, useQueryClient } from '@tanstack/react-query'
import { contract, networksFor } from '@visage/contract'
import type { GalleryItem } from '@visage/contract'
import { useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { useMutation } from '../../../lib/api/mutations.ts'
import { GALLERY_KEY } from '../../../lib/api/queries.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { FieldError } from '../../../ui/feedback/field-errors.tsx'
import { Skeleton } from '../../../ui/feedback/loading.tsx'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { CopyField } from '../../../ui/forms/copy-field.tsx'
import classes from './share-dialog.module.css'

const title = 'Made with Visage'

/** Whether this device has a way of its own to share. */
const hasSystemShare = (): boolean => typeof navigator.share === 'function'

/** Opens the device's own sharing; whoever closes it has simply changed their mind. */
const shareBySystem = async (url: string): Promise<void> => {
  try {
    await navigator.share({ title, url })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}

type ShareChange = { isOn: boolean; allowsRemix: boolean }

/** Whether an item has a public page, and switching that. */
const useShare = (id: string) => {
  const queryClient = useQueryClient()
  const queryKey = [...GALLERY_KEY, 'share', id]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(contract.sharing.readShare, { params: { id } }, { signal }),
  })
  const change = useMutation({
    // One after the other, so that the last wish holds.
    scope: { id: `share-${id}` },
    mutationFn: async (wish: ShareChange) => {
      const params = { id }
      if (wish.isOn) return call(contract.sharing.switchShareOn, { params, body: { allows_remix: wish.allowsRemix } })
      await call(contract.sharing.switchShareOff, { params })
      return { url: null, allows_remix: wish.allowsRemix, is_private: true }
    },
    onSuccess: (share) => queryClient.setQueryData(queryKey, share),
  })
  // The box is ticked by the click, not a moment later by the answer.
  const [wish, setWish] = useState<ShareChange>()
  const { data } = query
  return {
    share: data && {
      url: wish?.isOn === false ? null : data.url,
      /** Not before the server has agreed: until then the link still leads there. */
      isSwitchedOff: data.url === null,
      isPrivate: data.is_private,
      /** As wished, before the server has agreed. */
      isOn: wish?.isOn ?? data.url !== null,
      allowsRemix: wish?.allowsRemix ?? data.allows_remix,
    },
    error: query.error ?? change.error,
    change: (next: ShareChange) => {
      setWish(next)
      change.mutate(next, { onSettled: () => setWish(undefined) })
    },
  }
}

export const SWITCHED_OFF = 'Switched off, the link leads nowhere, at once and for good.'

/** An address with the ways to hand it on. */
export const ShareLinks = ({ url }: { url: string }) => {
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
        {networksFor(url, title).map(({ network, url: address }) => (
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
          {share.url !== null && <ShareLinks url={share.url} />}
          {share.isSwitchedOff && <p className={classes.text}>{SWITCHED_OFF}</p>}
          {share.isSwitchedOff &&
            !share.isOn &&
            (share.isPrivate ? (
              <p className={classes.text}>It is private: pages of collections leave it out, too.</p>
            ) : (
              <Button onClick={() => change({ isOn: false, allowsRemix: share.allowsRemix })}>
                Keep it off pages of collections, too
              </Button>
            ))}
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
