import IconFaceId from '@tabler/icons-react/dist/esm/icons/IconFaceId.mjs'
import IconHanger from '@tabler/icons-react/dist/esm/icons/IconHanger.mjs'
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs'
import IconMessageStar from '@tabler/icons-react/dist/esm/icons/IconMessageStar.mjs'
import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs'
import IconMovie from '@tabler/icons-react/dist/esm/icons/IconMovie.mjs'
import IconMusic from '@tabler/icons-react/dist/esm/icons/IconMusic.mjs'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import IconPhotoVideo from '@tabler/icons-react/dist/esm/icons/IconPhotoVideo.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { KIND_NAMES, kindOf } from '@visage/contract'
import type { KindName } from '@visage/contract'
import { NavLink } from 'react-router'
import { PATHS } from '../../lib/routing/paths.ts'
import type { Icon } from '../../ui/icon.ts'
import { prefetchScreen } from '../screens/screens.ts'
import styles from './navigation.module.css'

/** What the logo says: where it leads. */
export const HOME_LABEL = 'Visage, Face Generation'

type NavigationItem = { to: string; label: string; icon: Icon }

const MEDIUM_ICONS = { image: IconPhoto, video: IconMovie, audio: IconMusic } as const

/** Kinds that have an icon of their own. */
const KIND_ICONS: Partial<Record<KindName, Icon>> = {
  face: IconFaceId,
  cloth: IconHanger,
  'image-to-video': IconPhotoVideo,
  talk: IconMicrophone,
}

/** The pages that the chrome leads to, in order: those of the kinds, then one line each. */
export const NAVIGATION: readonly NavigationItem[] = [
  ...KIND_NAMES.map(kindOf).map(({ name, page, medium }) => ({
    to: page.path,
    label: page.link ?? page.title,
    icon: KIND_ICONS[name] ?? MEDIUM_ICONS[medium],
  })),
  { to: PATHS.influencers, label: 'Influencers', icon: IconUsers },
  { to: PATHS.gallery, label: 'Gallery', icon: IconLayoutGrid },
  { to: PATHS.feedback, label: 'Feedback', icon: IconMessageStar },
]

type Props = { item: NavigationItem; place: 'rail' | 'bar' }

export const NavigationLink = ({ item: { to, label, icon: Icon }, place }: Props) => (
  <NavLink
    to={to}
    prefetch="intent"
    onPointerEnter={() => prefetchScreen(to)}
    onFocus={() => prefetchScreen(to)}
    className={`${styles.link} ${styles[place]}`}
  >
    <Icon size={24} stroke={1.6} aria-hidden="true" className={styles.icon} />
    <span className={styles.label}>{label}</span>
  </NavLink>
)
