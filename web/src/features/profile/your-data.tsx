import IconFileZip from '@tabler/icons-react/dist/esm/icons/IconFileZip.mjs'
import { useQuery } from '@tanstack/react-query'
import { contract } from '@visage/contract'
import type { DataExport } from '@visage/contract'
import { call } from '../../lib/api/call.ts'
import { saveFrom } from '../../lib/api/downloads.ts'
import { useMutation } from '../../lib/api/mutations.ts'
import { withReauthentication } from '../../lib/api/reauthentication.ts'
import { counted } from '../../lib/format/counted.ts'
import { readSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import styles from './your-data.module.css'

type ExportText = { tone: 'plain' | 'good' | 'bad'; text: string }

/** How an export stands, in words; undefined before there is one. */
export const exportText = (progress: DataExport | undefined, error: Error | null): ExportText | undefined => {
  if (error) return { tone: 'bad', text: error.message }
  if (!progress) return undefined
  const { state, files, sent_files: sent } = progress
  if (state === 'waiting') return { tone: 'plain', text: 'Your browser is about to save the zip.' }
  if (state === 'sending')
    return {
      tone: 'plain',
      text: `Saving: ${sent} of ${counted(files, 'item')}. You can go on working in the meantime.`,
    }
  if (state === 'done')
    return { tone: 'good', text: `Done: ${counted(sent, 'item')} and the manifest are among your browser's downloads.` }
  return { tone: 'bad', text: 'The download broke off. Nothing is lost: please start it again.' }
}

const POLL_EVERY_MS = 1500

const isUnderWay = ({ state }: DataExport): boolean => state === 'waiting' || state === 'sending'

const startExport = async (): Promise<DataExport> => {
  const body = { user_id: readSession().userId }
  const { url, ...started } = await withReauthentication(() => call(contract.rights.orderExport, { body }))
  saveFrom(url)
  return started
}

/** Has the browser save everything of the account as one zip, and follows how far that is. */
const useExport = () => {
  const begin = useMutation({ mutationFn: startExport })
  const id = begin.data?.id
  const { data } = useQuery({
    queryKey: ['export', id],
    queryFn: ({ signal }) => call(contract.rights.readExport, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== undefined,
    initialData: begin.data,
    refetchInterval: ({ state: { data: latest } }) => (latest && !isUnderWay(latest) ? false : POLL_EVERY_MS),
  })
  return {
    begin: () => begin.mutate(),
    isBusy: begin.isPending || (data !== undefined && isUnderWay(data)),
    progress: begin.isPending ? undefined : data,
    error: begin.error,
  }
}

/** Everything that is kept of the person, to take away. */
export const YourData = () => {
  const { begin, isBusy, progress, error } = useExport()
  const told = exportText(progress, error)
  const share = progress && progress.files > 0 ? progress.sent_files / progress.files : 0
  return (
    <section className={styles.card} aria-labelledby="your-data">
      <div className={styles.words}>
        <h2 id="your-data" className={styles.title}>
          Your data
        </h2>
        <p className={styles.text}>
          One zip with everything we keep of you: account, plan, invoices, all that you made with its recipe, what you
          brought in, and a manifest that other programs can read.
        </p>
      </div>
      <Button
        icon={<IconFileZip size={20} stroke={1.6} aria-hidden="true" />}
        busy={isBusy}
        busyLabel="Exporting..."
        onClick={begin}
      >
        Export everything
      </Button>
      {progress?.state === 'sending' && (
        <div className={styles.bar} aria-hidden="true">
          <span style={{ transform: `scaleX(${share})` }} />
        </div>
      )}
      <p className={styles.told} data-tone={told?.tone} role={told?.tone === 'bad' ? 'alert' : 'status'}>
        {told?.text}
      </p>
    </section>
  )
}
