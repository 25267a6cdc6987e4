import { contract } from '@visage/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { GALLERY_KEY } from '../../../lib/gallery-key.ts'

/** One generated item by its id; nothing until it is there, and nothing once it has been deleted. */
export const useAsset = (id: string | undefined) =>
  useQuery({
    queryKey: [...GALLERY_KEY, 'asset', id],
    queryFn: ({ signal }) => call(contract.gallery.readAsset, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== undefined,
  }).data
