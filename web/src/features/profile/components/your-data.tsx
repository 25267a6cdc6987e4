import IconFileZip from '@tabler/icons-react/dist/esm/icons/IconFileZip.mjs'
import { Button } from '../../../ui/button.tsx'
import { exportText } from '../export-text.ts'
import { useExport } from '../use-export.ts'
import styles from './your-data.module.css'

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
