import { Link } from 'react-router'
import { PATHS } from '../../../lib/paths.ts'
import { useRefusals } from '../use-refusals.ts'
import { Appeal } from './appeal.tsx'
import styles from './refusals.module.css'

/** What can be done about a refusal, where it is told. */
export const AppealOffer = ({ refusalId }: { refusalId: string }) => {
  const { data, isPending } = useRefusals()
  if (isPending) return null
  const found = data?.find(({ id }) => id === refusalId)
  return (
    <div className={styles.offer}>
      <Appeal id={refusalId} state={found?.state ?? 'refused'} reason={found?.reason} />
      <Link to={`${PATHS.profile}#refusals`}>What was refused to you</Link>
    </div>
  )
}
