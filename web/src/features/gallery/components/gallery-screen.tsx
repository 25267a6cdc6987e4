import { GALLERY_TABS } from '@visage/contract'
import type { GalleryTab } from '@visage/contract'
import { useSearchParams } from 'react-router'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { TABS } from '../tabs.ts'
import classes from './gallery-screen.module.css'
import { GalleryPanel } from './gallery-panel.tsx'

type GalleryScreenProps = {
  onDeleted: (id: string) => void
  /** Begins to make an image again with other details, and shows how that goes. */
  onVary: (id: string) => Promise<void>
}

/** Everything that the person has made, grouped by kind. The open tab is part of the address. */
export const GalleryScreen = ({ onDeleted, onVary }: GalleryScreenProps) => {
  const [params, setParams] = useSearchParams()
  const open = GALLERY_TABS.find((tab) => tab === params.get('tab')) ?? 'faces'
  return (
    <div className={classes.screen}>
      <PageHeading title="Gallery" lead="Everything that you have made, newest first." />
      <Tabs<GalleryTab>
        label="Kind"
        value={open}
        onChange={(tab) => setParams(tab === 'faces' ? {} : { tab }, { replace: true, preventScrollReset: true })}
        tabs={GALLERY_TABS.map((tab) => ({
          value: tab,
          label: TABS[tab].label,
          panel: <GalleryPanel tab={tab} onDeleted={onDeleted} onVary={onVary} />,
        }))}
      />
    </div>
  )
}
