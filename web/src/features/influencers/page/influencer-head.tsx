import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconPackageExport from '@tabler/icons-react/dist/esm/icons/IconPackageExport.mjs'
import { KIND_NAMES, kindOf, METER_NOUNS } from '@visage/contract'
import type { AnyKind, InfluencerDetails } from '@visage/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { nameOf, objectOf } from '../../../lib/api/influencers.ts'
import { counted } from '../../../lib/format/counted.ts'
import { PATHS } from '../../../lib/routing/paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FieldError } from '../../../ui/feedback/field-errors.tsx'
import { useAttempt } from '../../../ui/feedback/use-attempt.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { downloadKit } from '../influencer-queries.ts'
import { FavouriteInfluencer, InfluencerPortrait } from '../list/influencer-card.tsx'
import { NameDialog } from '../list/name-dialog.tsx'
import classes from './influencer-head.module.css'

type MakersProps = {
  influencer: InfluencerDetails
  onMake: (influencer: InfluencerDetails, maker: AnyKind) => void
}

const isFaceMaker = ({ goesOn }: AnyKind) => goesOn?.from.includes('face') ?? false

/** What can be made of a person, straight from the face first, then from pictures of hers. */
const MAKERS = KIND_NAMES.map(kindOf)
  .filter(({ goesOn }) => goesOn)
  .toSorted((one, other) => Number(isFaceMaker(other)) - Number(isFaceMaker(one)))

/** The likeliest thing to make with her. */
export const MakeFirst = ({ influencer, onMake }: MakersProps) =>
  MAKERS.slice(0, 1).map((maker) => (
    <Button key={maker.name} variant="primary" size="large" onClick={() => onMake(influencer, maker)}>
      {maker.goesOn?.label}
    </Button>
  ))

const monthText = ({ month }: InfluencerDetails): string =>
  month.length === 0
    ? 'Nothing'
    : month
        .map(({ meter, amount }) => counted(amount, meter === 'credits' ? 'bonus credit' : METER_NOUNS[meter]))
        .join(', ')

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

const Facts = ({ influencer }: { influencer: InfluencerDetails }) => {
  const { item_count: count, used_at: usedAt, colours } = influencer
  return (
    <dl className={classes.facts}>
      <div>
        <dt>Made with {objectOf(influencer)}</dt>
        <dd>{counted(count, 'item')}</dd>
      </div>
      <div>
        <dt>Cost this month</dt>
        <dd>{monthText(influencer)}</dd>
      </div>
      <div>
        <dt>Last used</dt>
        <dd>
          <time dateTime={usedAt}>{dayFormat.format(new Date(usedAt))}</time>
        </dd>
      </div>
      {colours.length > 0 && (
        <div>
          <dt>Brand colours</dt>
          <dd className={classes.colours}>
            {colours.map((colour) => (
              <span key={colour} title={colour}>
                <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
                  <circle cx="11" cy="11" r="10" fill={colour} stroke="rgb(255 255 255 / 30%)" />
                </svg>
                <VisuallyHidden>{colour}</VisuallyHidden>
              </span>
            ))}
          </dd>
        </div>
      )}
    </dl>
  )
}

/** All that belongs to her as one zip. */
const KitButton = ({ influencer }: { influencer: InfluencerDetails }) => {
  const { isBusy, error, attempt } = useAttempt('The kit could not be made.')
  return (
    <>
      <Button
        icon={<IconPackageExport size={20} stroke={1.6} aria-hidden="true" />}
        busy={isBusy}
        busyLabel="Packing..."
        title="One zip: pictures, design, biography, consent and licences"
        onClick={() => void attempt(() => downloadKit(influencer.id))}
      >
        Download kit
      </Button>
      {error !== undefined && <FieldError message={error} />}
    </>
  )
}

/** Her portrait, who she is in short, and what can be made with her. */
export const InfluencerHead = ({ influencer, onMake }: MakersProps) => {
  const [isNaming, setIsNaming] = useState(false)
  const { handle, pronouns, niche, biography, is_archived: isArchived } = influencer
  const isNamed = influencer.name !== null
  const facts = [handle !== '' && `@${handle}`, pronouns, niche].filter(Boolean)
  return (
    <header className={classes.head}>
      <div className={classes.portrait}>
        <InfluencerPortrait influencer={influencer} isLarge />
      </div>
      <div className={classes.words}>
        <Link to={PATHS.influencers} className={classes.back}>
          <IconArrowLeft size={18} aria-hidden="true" />
          All influencers
        </Link>
        <div className={classes.name}>
          <h1 data-nameless={!isNamed}>{nameOf(influencer)}</h1>
          {isNamed && <FavouriteInfluencer influencer={influencer} variant="plain" />}
          {isArchived && <span className={classes.badge}>Archived</span>}
        </div>
        {facts.length > 0 && <p className={classes.short}>{facts.join(' · ')}</p>}
        {biography !== '' && <p className={classes.biography}>{biography}</p>}
        <Facts influencer={influencer} />
        <div className={classes.actions}>
          {!isNamed && (
            <Button variant="primary" onClick={() => setIsNaming(true)}>
              Give {objectOf(influencer)} a name
            </Button>
          )}
          {MAKERS.map((maker, place) => (
            <Button
              key={maker.name}
              variant={place === 0 && isNamed ? 'primary' : 'secondary'}
              onClick={() => onMake(influencer, maker)}
            >
              {maker.goesOn?.label}
            </Button>
          ))}
          {isNamed && <KitButton influencer={influencer} />}
        </div>
      </div>
      <NameDialog face={isNaming ? influencer : undefined} onClose={() => setIsNaming(false)} />
    </header>
  )
}
