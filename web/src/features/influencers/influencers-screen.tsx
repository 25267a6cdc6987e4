import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useInfluencersAddress } from './address.ts'
import classes from './influencers-screen.module.css'
import { InfluencerList } from './list/influencer-list.tsx'
import { InfluencerPage } from './page/influencer-page.tsx'
import type { InfluencerPageProps } from './page/influencer-page.tsx'

type Props = Omit<InfluencerPageProps, 'id'>

/** Takes the focus when another one opens, as every new page does. */
const Opened = ({ children }: { children: ReactNode }) => {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => content.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={content} tabIndex={-1} className={classes.opened}>
      {children}
    </div>
  )
}

/** The people whom somebody works with, or one of them; who is part of the address. */
export const InfluencersScreen = (props: Props) => {
  const { who } = useInfluencersAddress()
  if (who === null) return <InfluencerList />
  return (
    <Opened key={who}>
      <InfluencerPage {...props} id={who} />
    </Opened>
  )
}
