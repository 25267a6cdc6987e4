import { GALLERY_TABS } from '@visage/contract'
import type { GalleryTab } from '@visage/contract'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { GalleryPanel } from './gallery-panel.tsx'
import type { GalleryPanelProps } from './gallery-panel.tsx'
import classes from './gallery-screen.module.css'
import { useGalleryView } from './list/use-gallery-list.ts'

/** What other features do with items. `onVary` begins to make an image again with other details. */
type GalleryScreenProps = Pick<GalleryPanelProps, 'onDeleted' | 'onVary' | 'onUse'>

/** Everything that the person has made, grouped by kind. The open tab and its filter are part of the address. */
export const GalleryScreen = (props: GalleryScreenProps) => {
  const { place, openTab, narrow } = useGalleryView()
  return (
    <div className={classes.screen}>
      <PageHeading title="Gallery" lead="Everything that you have made, newest first." />
      <Tabs<GalleryTab>
        label="Kind"
        value={place.tab}
        onChange={openTab}
        tabs={GALLERY_TABS.map((tab) => ({
          value: tab,
          label: tab,
          panel: <GalleryPanel {...props} place={{ tab, filter: place.filter }} onFilter={narrow} />,
        }))}
      />
    </div>
  )
}
