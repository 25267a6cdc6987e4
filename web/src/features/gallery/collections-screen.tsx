import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Button } from '../../ui/buttons/button.tsx'
import { Skeleton } from '../../ui/feedback/loading.tsx'
import { LoadFailure } from '../../ui/dialogs/load-failure.tsx'
import { MessagePanel } from '../../ui/feedback/message-panel.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { GalleryParts } from './gallery-parts.tsx'
import type { ItemUses } from './items-panel.tsx'
import { collectionPath } from './collections/address.ts'
import { CollectionCard } from './collections/collection-card.tsx'
import { CollectionDialog } from './collections/collection-form.tsx'
import { CollectionPage } from './collection-page.tsx'
import { useCollections } from './collections/collection-queries.ts'
import classes from './collections/collections.module.css'

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'] as const

const Collections = ({ onBegin }: { onBegin: () => void }) => {
  const { data: collections, error, isPending, refetch } = useCollections()
  if (isPending)
    return (
      <div className={classes.grid} aria-busy="true">
        {PLACES.map((place) => (
          <Skeleton key={place} aspectRatio="1 / 1.18" radius="card" />
        ))}
      </div>
    )
  if (!collections)
    return <LoadFailure title="Your collections could not be loaded" error={error} onTryAgain={refetch} />
  if (collections.length === 0)
    return (
      <MessagePanel title="Put your best together">
        <p>
          A collection holds what belongs to one campaign, client or idea: in your order, with your notes, to share as a
          page or to download as one zip.
        </p>
        <Button variant="primary" size="large" onClick={onBegin}>
          Begin a collection
        </Button>
      </MessagePanel>
    )
  return (
    <ul className={classes.grid} aria-label="Collections">
      {collections.map((collection) => (
        <li key={collection.id}>
          <CollectionCard collection={collection} />
        </li>
      ))}
    </ul>
  )
}

/** One's collections, or one of them; which is part of the address. */
export const CollectionsScreen = (uses: ItemUses) => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [isBeginning, setIsBeginning] = useState(false)
  const which = params.get('which')
  if (which !== null) return <CollectionPage key={which} id={which} {...uses} />
  return (
    <div className={classes.screen}>
      <PageHeading
        title="Gallery"
        lead="What belongs together, in your order."
        actions={
          <Button icon={<IconPlus size={18} aria-hidden="true" />} onClick={() => setIsBeginning(true)}>
            New collection
          </Button>
        }
      />
      <GalleryParts />
      <Collections onBegin={() => setIsBeginning(true)} />
      <CollectionDialog
        isOpen={isBeginning}
        onClose={() => setIsBeginning(false)}
        collection={null}
        onSaved={({ id }) => void navigate(collectionPath(id))}
      />
    </div>
  )
}
