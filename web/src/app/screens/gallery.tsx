import { GalleryScreen } from '../../features/gallery/gallery-screen.tsx'
import { useItemUses } from '../use-item-uses.ts'

export const Gallery = () => <GalleryScreen {...useItemUses()} />
