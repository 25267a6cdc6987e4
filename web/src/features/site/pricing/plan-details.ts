import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs'
import type { Icon } from '../../../ui/icon.ts'

/** What the page that shows the cards hands in. */
export type OfferedPlan = {
  name: string
  description: string
  price: { dollars: string; wasDollars: string; rupees: string; wasRupees: string } | null
  limits: { faces: number; images: number; videos: number } | null
}

export const PLAN_ICONS: Readonly<Record<string, Icon>> = {
  Basic: IconUser,
  Advanced: IconUsers,
  Premium: IconUsersGroup,
  Enterprise: IconBuilding,
}

export const IN_EVERY_PLAN = [
  { title: 'Faces', text: 'Blend three names or describe a face in your own words, women and men.' },
  { title: 'Images', text: 'By prompt and pose, after a post, or from a template. Cloth swaps count as images.' },
  { title: 'Videos', text: 'From a reel or a template. Image to video and AI music count as videos.' },
  { title: 'Ownership', text: 'Paid members own the assets they create and may use them commercially.' },
] as const
