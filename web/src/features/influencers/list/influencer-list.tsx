import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useDebouncedValue } from '@mantine/hooks'
import type { Influencer } from '@visage/contract'
import { MAX_SEARCH_LENGTH } from '@visage/contract'
import { useState } from 'react'
import { SEARCHED_IN_INFLUENCERS, useInfluencers } from '../../../lib/api/influencers.ts'
import { PATHS } from '../../../lib/routing/paths.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import { MoreButton } from '../../../ui/buttons/more-button.tsx'
import { Skeleton, Spinner } from '../../../ui/feedback/loading.tsx'
import { LoadFailure } from '../../../ui/dialogs/load-failure.tsx'
import { MessagePanel } from '../../../ui/feedback/message-panel.tsx'
import { TextField } from '../../../ui/forms/fields.tsx'
import { PageHeading } from '../../../ui/layout/page-heading.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { LISTS, useInfluencersAddress } from '../address.ts'
import { FaceCard, InfluencerCard } from './influencer-card.tsx'
import classes from './influencer-list.module.css'
import { NameDialog } from './name-dialog.tsx'

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const

const Loading = () => (
  <div className={classes.loading}>
    <Spinner label="Loading" size={32} />
    <ul className={classes.grid} aria-hidden="true">
      {PLACES.map((place) => (
        <li key={place}>
          <Skeleton aspectRatio="4 / 5" radius="card" />
        </li>
      ))}
    </ul>
  </div>
)

const NobodyYet = ({ which }: { which: (typeof LISTS)[number] }) =>
  which === 'archived' ? (
    <MessagePanel title="Nobody is archived">
      <p>Whom you archive on their page rests here with everything that was made with them, and can come back.</p>
    </MessagePanel>
  ) : (
    <MessagePanel title="Meet your first influencer">
      <p>Describe a person or blend three names. The face that you like becomes an influencer with its name.</p>
      <ButtonLink to={PATHS.face} variant="primary" size="large">
        Generate a face
      </ButtonLink>
    </MessagePanel>
  )

type PeopleProps = {
  which: (typeof LISTS)[number]
  search: string
  onClear: () => void
  onName: (face: Influencer) => void
}

const People = ({ which, search, onClear, onName }: PeopleProps) => {
  const list = useInfluencers({ which, search })
  const { influencers } = list
  if (list.isPending) return <Loading />
  if (list.isError && influencers.length === 0)
    return <LoadFailure title="Your influencers could not be loaded" error={list.error} onTryAgain={list.refetch} />
  if (influencers.length === 0 && search === '') return <NobodyYet which={which} />
  if (influencers.length === 0)
    return (
      <MessagePanel title="Nobody here matches">
        <p>No name, handle, niche or description holds these words.</p>
        <Button onClick={onClear}>Show all</Button>
      </MessagePanel>
    )
  const named = influencers.filter(({ name }) => name !== null)
  const faces = influencers.filter(({ name }) => name === null)
  return (
    <div className={classes.people} aria-busy={list.isPlaceholderData}>
      {named.length > 0 && (
        <ul className={classes.grid} aria-label="Influencers">
          {named.map((influencer) => (
            <li key={influencer.id}>
              <InfluencerCard influencer={influencer} />
            </li>
          ))}
        </ul>
      )}
      {faces.length > 0 && (
        <section className={classes.faces} aria-labelledby="nameless">
          <div>
            <h2 id="nameless" className={classes.title}>
              Faces without a name
            </h2>
            <p className={classes.lead}>A name makes an influencer of a face: with a handle, a page and a feed.</p>
          </div>
          <ul className={`${classes.grid} ${classes.small}`}>
            {faces.map((face) => (
              <li key={face.id}>
                <FaceCard face={face} onName={() => onName(face)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={classes.more}>
        <MoreButton list={list} />
      </div>
    </div>
  )
}

const LABELS = { current: 'Current', archived: 'Archived' } as const
const pauseMs = 250

/** Everybody whom the person works with, favourites and the latest used first. */
export const InfluencerList = () => {
  const { which, openList, search, seek } = useInfluencersAddress()
  const [typed, setTyped] = useState(search)
  const [sought] = useDebouncedValue(typed.trim(), pauseMs)
  const [named, setNamed] = useState<Influencer>()
  const clear = () => {
    setTyped('')
    seek('')
  }
  return (
    <div className={classes.screen}>
      <PageHeading
        title="Influencers"
        lead="The people you work with: who they are, and everything made with them."
        actions={
          <ButtonLink to={PATHS.face} variant="primary">
            New face
          </ButtonLink>
        }
      />
      <TextField
        type="search"
        label="Search"
        placeholder={SEARCHED_IN_INFLUENCERS}
        maxLength={MAX_SEARCH_LENGTH}
        leftSection={<IconSearch size={20} aria-hidden="true" />}
        value={typed}
        onChange={(value) => {
          setTyped(value)
          seek(value.trim())
        }}
      />
      <Tabs
        label="Which influencers"
        value={which}
        onChange={openList}
        tabs={LISTS.map((value) => ({
          value,
          label: LABELS[value],
          panel: <People which={value} search={sought} onClear={clear} onName={setNamed} />,
        }))}
      />
      <NameDialog face={named} onClose={() => setNamed(undefined)} />
    </div>
  )
}
