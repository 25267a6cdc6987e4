import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs'
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs'
import { MAX_COLLECTION_STILLS } from '@visage/contract'
import type { Collection } from '@visage/contract'
import { Link } from 'react-router'
import { counted } from '../../../lib/format/counted.ts'
import { collectionPath } from './address.ts'
import classes from './collections.module.css'

const pixels = 320

type StillsProps = { collection: Pick<Collection, 'stills'>; count?: number }

/** A collection's cover with the first pictures after it; a folder where there are none. */
export const Stills = ({ collection: { stills }, count = MAX_COLLECTION_STILLS }: StillsProps) => {
  const shown = stills.slice(0, count)
  return (
    <span className={classes.stills} data-count={shown.length} aria-hidden="true">
      {shown.length === 0 ? (
        <IconFolder size={count === 1 ? 24 : 48} stroke={1.2} />
      ) : (
        shown.map((url) => (
          <img key={url} src={url} alt="" width={pixels} height={pixels} decoding="async" loading="lazy" />
        ))
      )}
    </span>
  )
}

/** A collection; leads to what is in it. */
export const CollectionCard = ({ collection }: { collection: Collection }) => (
  <Link to={collectionPath(collection.id)} className={classes.card}>
    <Stills collection={collection} />
    <span className={classes.words}>
      <span className={classes.name}>{collection.name}</span>
      <span className={classes.count}>
        {counted(collection.count, 'item')}
        {collection.is_shared && (
          <span className={classes.shared}>
            <IconWorld size={14} aria-hidden="true" /> Shared
          </span>
        )}
      </span>
    </span>
  </Link>
)
