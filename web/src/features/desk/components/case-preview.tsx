import type { DeskCase } from '@visage/contract/desk'
import styles from './case-preview.module.css'

/** What a case is about, to look at before it is decided. */
export const CasePreview = ({ case: { preview, case_number: number } }: { case: DeskCase }) => {
  if (!preview) return <p className={styles.none}>There is nothing of ours at this address, or it was deleted.</p>
  const label = `What case ${number} is about`
  if (preview.medium === 'image')
    return (
      <a className={styles.picture} href={preview.url} target="_blank" rel="noreferrer">
        <img className={styles.media} src={preview.url} alt={`${label}, opens in full size`} loading="lazy" />
      </a>
    )
  if (preview.medium === 'audio')
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- generated songs have no transcript here
    return <audio className={styles.media} src={preview.url} controls preload="none" aria-label={label} />
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- generated clips have no captions
    <video className={styles.media} src={preview.url} controls preload="metadata" aria-label={label} />
  )
}
