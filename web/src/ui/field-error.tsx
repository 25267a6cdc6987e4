import styles from './field-error.module.css'

/** What is wrong with a field: shown under it and read out when it appears. */
export const FieldError = ({ message }: { message: string }) => (
  <span role="alert" className={styles.error}>
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M8 4.5v4.2M8 11.2v.1" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
    {message}
  </span>
)
