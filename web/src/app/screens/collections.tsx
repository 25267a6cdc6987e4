import { CollectionsScreen } from '../../features/gallery/collections-screen.tsx'
import { useItemUses } from '../use-item-uses.ts'

export const Collections = () => <CollectionsScreen {...useItemUses()} />
