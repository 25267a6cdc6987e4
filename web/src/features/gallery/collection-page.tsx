import { useQuery } from '@tanstack/react-query'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs'
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { Collection } from '@visage/contract'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { isApiError } from '../../lib/api/api-error.ts'
import { useMutation } from '../../lib/api/mutations.ts'
import { counted } from '../../lib/format/counted.ts'
import { PATHS } from '../../lib/routing/paths.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { FieldError } from '../../ui/feedback/field-errors.tsx'
import { Skeleton } from '../../ui/feedback/loading.tsx'
import { LoadFailure } from '../../ui/dialogs/load-failure.tsx'
import { MessagePanel } from '../../ui/feedback/message-panel.tsx'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { ShareLinks, SWITCHED_OFF } from './item/share-dialog.tsx'
import { ItemsPanel } from './items-panel.tsx'
import type { ItemUses } from './items-panel.tsx'
import { useGalleryList } from './list/use-gallery-list.ts'
import { Stills } from './collections/collection-card.tsx'
import { CollectionDialog } from './collections/collection-form.tsx'
import {
  collectionQuery,
  downloadCollection,
  useArranging,
  useCollectionChange,
  useCollectionDeletion,
  useCollectionShare,
} from './collections/collection-queries.ts'
import classes from './collections/collections.module.css'

const iconSize = 18

const leftOutText = (count: number): string =>
  `${counted(count, 'item')} ${count === 1 ? 'is' : 'are'} left out: private, or taken down.`

const ShareBody = ({ id }: { id: string }) => {
  const { share, error, change } = useCollectionShare(id)
  return (
    <div className={classes.form}>
      <p className={classes.soft}>
        A public page shows the name and everything in this collection, with the mark on it, for everybody who has the
        link. Your notes, your name and your prompts stay with you. Search engines are asked to stay away.
      </p>
      {share === undefined && !error && <Skeleton height="6rem" />}
      {share && (
        <>
          <CheckboxField label="Public page" checked={share.isOn} onChange={change} />
          {share.url !== null && share.isOn && <ShareLinks url={share.url} />}
          {share.left_out > 0 && <p className={classes.soft}>{leftOutText(share.left_out)}</p>}
          {share.url === null && !share.isOn && <p className={classes.soft}>{SWITCHED_OFF}</p>}
        </>
      )}
      {error && <FieldError message={error.message} />}
    </div>
  )
}

/** Name, notes, cover, and what can be done with the collection as a whole. */
const Head = ({ collection }: { collection: Collection }) => {
  const [open, setOpen] = useState<'edit' | 'share' | 'delete' | null>(null)
  const navigate = useNavigate()
  const deletion = useCollectionDeletion(collection.id)
  const download = useMutation({ mutationFn: () => downloadCollection(collection.id) })
  const close = () => setOpen(null)
  const { name, notes, count } = collection
  return (
    <header className={classes.head}>
      <span className={classes.cover}>
        <Stills collection={collection} count={1} />
      </span>
      <div className={classes.about}>
        <Link to={PATHS.collections} className={classes.back}>
          <IconArrowLeft size={iconSize} aria-hidden="true" />
          All collections
        </Link>
        <h1>{name}</h1>
        <p className={classes.count}>
          {counted(count, 'item')}
          {collection.is_shared && ' · shared as a page'}
        </p>
        {notes !== '' && <p className={classes.notes}>{notes}</p>}
        <div className={classes.actions}>
          <Button icon={<IconShare size={iconSize} aria-hidden="true" />} onClick={() => setOpen('share')}>
            Share
          </Button>
          {count > 0 && (
            <Button
              icon={<IconDownload size={iconSize} aria-hidden="true" />}
              busy={download.isPending}
              busyLabel="Packing..."
              onClick={() => download.mutate()}
            >
              Download
            </Button>
          )}
          <Button icon={<IconPencil size={iconSize} aria-hidden="true" />} onClick={() => setOpen('edit')}>
            Edit
          </Button>
          <Button
            variant="danger"
            icon={<IconTrash size={iconSize} aria-hidden="true" />}
            onClick={() => setOpen('delete')}
          >
            Delete
          </Button>
        </div>
        {download.error && <FieldError message={download.error.message} />}
      </div>
      <CollectionDialog isOpen={open === 'edit'} onClose={close} collection={collection} onSaved={close} />
      <Dialog isOpen={open === 'share'} onClose={close} title="Share" size="small">
        {open === 'share' && <ShareBody id={collection.id} />}
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'delete'}
        onClose={close}
        title={`Delete ${name}?`}
        text={`The collection, its notes and its public page go for good. ${count === 0 ? 'Nothing else is deleted.' : `What is in it stays in your gallery.`}`}
        confirmLabel="Delete the collection"
        onConfirm={async () => {
          await deletion.mutateAsync()
          await navigate(PATHS.collections, { replace: true })
        }}
      />
    </header>
  )
}

const Items = ({ id, ...uses }: ItemUses & { id: string }) => {
  const list = useGalleryList({ collection: id })
  const arranging = useArranging(id)
  const change = useCollectionChange(id)
  const error = arranging.error ?? change.error
  return (
    <>
      {error && <FieldError message={error.message} />}
      <ItemsPanel
        {...uses}
        list={list}
        tab="images"
        collection={{
          onTakeOut: arranging.takeOut,
          onMove: (moved, before) => arranging.move({ moved, before }),
          onCover: (item) => change.mutate({ cover_id: item }),
        }}
        empty={
          <MessagePanel title="Nothing is in it yet">
            <p>Choose items in the gallery, or open one, and add them here.</p>
            <ButtonLink to={PATHS.gallery} variant="primary" size="large">
              Open the gallery
            </ButtonLink>
          </MessagePanel>
        }
        renderToolbar={(selection) =>
          list.items.length > 0 && (
            <div className={classes.toolbar}>
              <p className={classes.hint}>Drag by the grip to change the order.</p>
              <Button
                aria-pressed={selection.isOn}
                icon={<IconChecks size={iconSize} aria-hidden="true" />}
                onClick={selection.isOn ? selection.end : selection.begin}
              >
                Select
              </Button>
            </div>
          )
        }
      />
    </>
  )
}

/** One collection: what is in it, in its order. */
export const CollectionPage = ({ id, ...uses }: ItemUses & { id: string }) => {
  const { data: collection, error, isPending, refetch } = useQuery(collectionQuery(id))
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => content.current?.focus({ preventScroll: true }), [])
  if (isPending)
    return (
      <div className={classes.screen} aria-busy="true">
        <Skeleton height="13rem" radius="card" />
        <Skeleton height="24rem" radius="card" />
      </div>
    )
  if (!collection)
    return isApiError(error, 'not_found', 'invalid_input') ? (
      <MessagePanel title="No collection is here" isAlert>
        <p>It is not one of yours, or it was deleted. What was in it is in your gallery.</p>
        <ButtonLink to={PATHS.collections}>All collections</ButtonLink>
      </MessagePanel>
    ) : (
      <LoadFailure error={error} onTryAgain={refetch} />
    )
  return (
    <div ref={content} tabIndex={-1} className={classes.screen}>
      <Head collection={collection} />
      <Items id={id} {...uses} />
    </div>
  )
}
