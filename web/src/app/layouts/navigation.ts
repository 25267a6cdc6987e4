import IconFaceId from '@tabler/icons-react/dist/esm/icons/IconFaceId.mjs'
import IconHanger from '@tabler/icons-react/dist/esm/icons/IconHanger.mjs'
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs'
import IconMessageStar from '@tabler/icons-react/dist/esm/icons/IconMessageStar.mjs'
import IconMovie from '@tabler/icons-react/dist/esm/icons/IconMovie.mjs'
import IconMusic from '@tabler/icons-react/dist/esm/icons/IconMusic.mjs'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import IconPhotoVideo from '@tabler/icons-react/dist/esm/icons/IconPhotoVideo.mjs'
import { PATHS } from '../../lib/paths.ts'
import type { Icon } from '../../ui/icon.ts'

export type NavigationItem = { to: string; label: string; icon: Icon }

/** The pages that the chrome leads to, in order: one line each. */
export const NAVIGATION: readonly NavigationItem[] = [
  { to: PATHS.face, label: 'Face Generation', icon: IconFaceId },
  { to: PATHS.image, label: 'Image Generation', icon: IconPhoto },
  { to: PATHS.video, label: 'Video Generation', icon: IconMovie },
  { to: PATHS.clothSwap, label: 'Cloth Swap', icon: IconHanger },
  { to: PATHS.imageToVideo, label: 'Image To Video', icon: IconPhotoVideo },
  { to: PATHS.aiMusic, label: 'AI Music', icon: IconMusic },
  { to: PATHS.gallery, label: 'Gallery', icon: IconLayoutGrid },
  { to: PATHS.feedback, label: 'Feedback', icon: IconMessageStar },
]
