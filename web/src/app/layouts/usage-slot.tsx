import { UsageMeters } from '../../features/billing/components/usage-meters.tsx'

type Props = {
  /** Whether there is room for no more than a glance: the rail is closed, or this is a phone. */
  isCompact: boolean
}

/** Where the usage meters stand in the chrome. */
export const UsageSlot = ({ isCompact }: Props) => <UsageMeters isCompact={isCompact} />
