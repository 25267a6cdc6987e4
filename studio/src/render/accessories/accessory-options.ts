import type { Identity } from '../../identity/identity.ts'
import type { HairModel } from '../hair/strand.ts'
import type { Head } from '../head/build-head.ts'
import type { LightRig } from '../light/lighting.ts'
import type { Pose } from '../view/pose.ts'

/** What a painter of glasses or jewellery needs to know. */
export type AccessoryOptions = {
  identity: Identity
  head: Head
  pose: Pose
  rig: LightRig
  hair: Pick<HairModel, 'strands'>
}
