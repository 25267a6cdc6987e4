import { GALLERY_TABS } from '@visage/contract'
import type { GalleryTab } from '@visage/contract'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { GalleryParts } from './gallery-parts.tsx'
import { GalleryPanel } from './gallery-panel.tsx'
import classes from './gallery-screen.module.css'
import type { ItemUses } from './items-panel.tsx'
import { useGalleryView } from './list/use-gallery-list.ts'

/** Everything that the person has made, grouped by kind. The open tab and its filter are part of the address. */
export const GalleryScreen = (props: ItemUses) => {
  const { place, openTab, narrow } = useGalleryView()
  return (
    <div className={classes.screen}>
      <PageHeading title="Gallery" lead="Everything that you have made, newest first." />
      <GalleryParts />
      <Tabs<GalleryTab>
        label="Kind"
        value={place.tab}
        onChange={openTab}
        tabs={GALLERY_TABS.map((tab) => ({
          value: tab,
          label: tab,
          panel: (
            <GalleryPanel {...props} place={{ tab, filter: place.filter }} onFilter={narrow} onOpenTab={openTab} />
          ),
        }))}
      />
    </div>
  )
}
