import { contract } from '@visage/contract'
import type { DataExport } from '@visage/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { saveFrom } from '../../lib/save-from.ts'
import { readSession } from '../../lib/session.ts'
import { useMutation } from '../../lib/use-mutation.ts'

const ASK_EVERY_MS = 1500

const isUnderWay = ({ state }: DataExport): boolean => state === 'waiting' || state === 'sending'

const startExport = async (): Promise<DataExport> => {
  const { url, ...started } = await call(contract.rights.orderExport, { body: { user_id: readSession().userId } })
  saveFrom(url)
  return started
}

/** Has the browser save everything of the account as one zip, and follows how far that is. */
export const useExport = () => {
  const begin = useMutation({ mutationFn: startExport })
  const id = begin.data?.id
  const { data } = useQuery({
    queryKey: ['export', id],
    queryFn: ({ signal }) => call(contract.rights.readExport, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== undefined,
    initialData: begin.data,
    refetchInterval: ({ state: { data: latest } }) => (latest && !isUnderWay(latest) ? false : ASK_EVERY_MS),
  })
  return {
    begin: () => begin.mutate(),
    isBusy: begin.isPending || (data !== undefined && isUnderWay(data)),
    progress: begin.isPending ? undefined : data,
    error: begin.error,
  }
}
