import { useLayoutEffect, useRef } from 'react'
import { LogoMark } from './logo-mark.tsx'
import styles from './loading-overlay.module.css'

type Props = {
  isVisible: boolean
  /** Shown and read out. */
  label: string
}

const OpenOverlay = ({ label }: { label: string }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before the page is painted: what takes the focus next must find the overlay gone.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-label={label}
      onCancel={(event) => event.preventDefault()}
      closedby="none"
    >
      <output className={styles.content}>
        <span className={styles.mark}>
          <LogoMark size={56} />
        </span>
        <p className={styles.label}>{label}</p>
      </output>
    </dialog>
  )
}

/**
 * Blurs the whole page and takes no input until it goes; the focus then returns to where it was. A dialog hands it back
 * only while it is in the page, so it has to be closed before its element is taken out: it goes with its component.
 */
export const LoadingOverlay = ({ isVisible, label }: Props) => (isVisible ? <OpenOverlay label={label} /> : null)
