import type { Profile } from '@visage/contract'
import { describeTours } from './describe-tours.ts'
import type { User } from './store/users.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The profile with the days left of a plan; a day that has begun counts. */
export const describeProfile = (user: User, { planEnd, now }: { planEnd: Date | null; now: Date }): Profile => ({
  profile: { user_id: user.id, email: user.email, name: user.name, receive_comms: user.receiveComms },
  track_status: {
    days_left: planEnd ? Math.max(0, Math.ceil((planEnd.getTime() - now.getTime()) / dayMs)) : 0,
    end_date: planEnd ? planEnd.toISOString().slice(0, 10) : null,
  },
  ...describeTours(user),
})
