import { useQueryClient } from '@tanstack/react-query'
import { contract } from '@visage/contract'
import { useNavigate } from 'react-router'
import type { MetaFunction } from 'react-router'
import { GalleryScreen } from '../../features/gallery/gallery-screen.tsx'
import { MAKERS } from '../../features/gallery/item/item-actions.tsx'
import { jobsKey, readJob } from '../../features/studio/generation/jobs.ts'
import { forgetAsset } from '../../features/studio/generation/result-store.ts'
import { carryOver } from '../../features/studio/kinds/carry-over.ts'
import { call } from '../../lib/api/call.ts'
import { useIdempotencyKey } from '../../lib/api/mutations.ts'
import { PATHS } from '../../lib/routing/paths.ts'
import { JOB_UPDATES } from '../live-jobs.ts'

export const meta: MetaFunction = () => [{ title: 'Gallery · Visage' }]

const readTimeoutMs = 10_000

const Gallery = () => {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { keyFor, spend } = useIdempotencyKey()

  const showJob = async (jobId: string) => {
    try {
      const job = await readJob(jobId, AbortSignal.timeout(readTimeoutMs))
      for (const update of JOB_UPDATES) update(job, queryClient)
    } catch {
      // It is accepted and charged: the page that opens asks for it until it is told.
      await queryClient.invalidateQueries({ queryKey: jobsKey('image') })
    }
  }
  const vary = async (id: string) => {
    const how = { respondAsync: true, idempotencyKey: keyFor(id) } as const
    const { job_id: jobId } = await call(contract.images.varyImage, { params: { id } }, how)
    spend(id)
    await showJob(jobId)
    await navigate(PATHS.image)
  }
  return (
    <GalleryScreen
      onDeleted={(id) => void forgetAsset(queryClient, id)}
      onVary={vary}
      onUse={(item, maker) => {
        carryOver(item, maker)
        void navigate(MAKERS[maker].path)
      }}
    />
  )
}

export default Gallery
