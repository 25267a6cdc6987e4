import { GALLERY_TABS, kindsOfTab } from '@visage/contract'
import type { AnyKind, GalleryTab } from '@visage/contract'

type TabOptions = Omit<AnyKind['shelf'], 'make'> &
  Pick<AnyKind, 'name' | 'noun' | 'medium' | 'vary'> & {
    /** Where the first item is made. */
    make: { label: string; path: string }
  }

const lookOf = ({ shelf, page, name, noun, medium, vary }: AnyKind): TabOptions => ({
  ...shelf,
  name,
  noun,
  medium,
  vary,
  make: { label: shelf.make, path: page.path },
})

/** How each tab looks: as the first of its kinds says. */
export const TABS = Object.fromEntries(
  GALLERY_TABS.flatMap((tab) =>
    kindsOfTab(tab)
      .slice(0, 1)
      .map((kind) => [tab, lookOf(kind)]),
  ),
) as Record<GalleryTab, TabOptions>
