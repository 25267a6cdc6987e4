import { Link } from 'react-router'
import { PATHS } from '../../lib/routing/paths.ts'
import styles from './cases-notice.module.css'
import { useCases } from './use-cases.ts'

/** The way to the cases of whoever has some. */
export const CasesNotice = () => {
  const { data: cases = [] } = useCases()
  if (cases.length === 0) return null
  const hidden = cases.filter(({ state }) => state === 'hidden').length
  return (
    <p className={styles.notice}>
      {hidden === 0 ? 'There were notices about items that you share.' : 'An item that you share is hidden.'}{' '}
      <Link to={PATHS.cases}>Takedown cases</Link>
    </p>
  )
}
