import { useQuery, useQueryClient } from '@tanstack/react-query'
import { contract } from '@visage/contract'
import type { Storage } from '@visage/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../lib/api/call.ts'
import { PATHS } from '../../lib/routing/paths.ts'
import { readSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Skeleton } from '../../ui/feedback/loading.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { sizeText, storageNote } from './storage-text.ts'
import styles from './your-data.module.css'

const STORAGE_KEY = ['storage'] as const

const clearUploads = (): Promise<Storage> =>
  call(contract.storage.clearUploads, { body: { user_id: readSession().userId } })

const Meter = ({ storage }: { storage: Storage }) => {
  const used = storage.made_bytes + storage.brought_bytes
  const text = `${sizeText(used)} of ${sizeText(storage.limit_bytes)} used`
  return (
    <>
      <p className={styles.told}>{text}</p>
      <VisuallyHidden>
        <meter aria-label="Storage" max={storage.limit_bytes} value={Math.min(used, storage.limit_bytes)}>
          {text}
        </meter>
      </VisuallyHidden>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ transform: `scaleX(${Math.min(1, used / storage.limit_bytes)})` }} />
      </div>
    </>
  )
}

/** How much room the person's files take, and how to make more. */
export const StorageMeter = () => {
  const [isAsking, setIsAsking] = useState(false)
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey: STORAGE_KEY,
    queryFn: ({ signal }) => call(contract.storage.readStorage, {}, { signal }),
    staleTime: 0,
  })
  if (!data) return <Skeleton height="12rem" radius="card" />
  const clear = async () => queryClient.setQueryData(STORAGE_KEY, await clearUploads())
  return (
    <section className={styles.card} aria-labelledby="your-storage">
      <div className={styles.words}>
        <h2 id="your-storage" className={styles.title}>
          Your storage
        </h2>
        <p className={styles.text}>
          {storageNote(data)} <Link to={PATHS.gallery}>Gallery</Link> · <Link to={PATHS.subscription}>Plans</Link>
        </p>
      </div>
      {data.brought_bytes > 0 && <Button onClick={() => setIsAsking(true)}>Delete what I brought in</Button>}
      <Meter storage={data} />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Delete what you brought in?"
        text="Pictures, videos and sounds that you uploaded or fetched go at once. What you made from them stays, and so does what a generation is working from."
        confirmLabel="Delete"
        onConfirm={clear}
      />
    </section>
  )
}
