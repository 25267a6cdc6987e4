import type { Influencer } from '@visage/contract'
import { Link } from 'react-router'
import { nameOf, objectOf } from '../../../lib/api/influencers.ts'
import { ActionButton } from '../../../ui/buttons/action-button.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { LogoMark } from '../../../ui/layout/logo.tsx'
import { influencerPath } from '../address.ts'
import { useInfluencerChange } from '../influencer-queries.ts'
import classes from './influencer-card.module.css'
import { favouriteLabel, Heart } from '../../../ui/buttons/heart.tsx'

const portraitPixels = 400

/** Her portrait; the mark of the product where there is none any more. */
export const InfluencerPortrait = ({ influencer, isLarge = false }: { influencer: Influencer; isLarge?: boolean }) => {
  const { portrait_url: large, thumbnail_url: small } = influencer
  const url = isLarge ? large : (small ?? large)
  return url === null ? (
    <span className={classes.faceless}>
      <LogoMark size={48} />
    </span>
  ) : (
    <img
      src={url}
      alt=""
      width={portraitPixels}
      height={portraitPixels}
      decoding="async"
      style={isLarge && small !== null ? { backgroundImage: `url("${small}")` } : undefined}
    />
  )
}

/** Marks her as a favourite, or takes that away. */
export const FavouriteInfluencer = ({
  influencer,
  variant,
}: {
  influencer: Influencer
  variant: 'plain' | 'glass'
}) => {
  const change = useInfluencerChange(influencer.id)
  const isOn = change.isPending ? (change.variables.is_favourite ?? false) : influencer.is_favourite
  return (
    <span data-on={isOn}>
      <ActionButton
        label={favouriteLabel(isOn)}
        busyLabel="Changing"
        of={nameOf(influencer)}
        variant={variant}
        tells="below"
        icon={<Heart isOn={isOn} />}
        onAct={() => change.mutateAsync({ is_favourite: !isOn })}
      />
    </span>
  )
}

/** A named influencer; leads to the page of hers. */
export const InfluencerCard = ({ influencer }: { influencer: Influencer }) => {
  const { id, handle, niche } = influencer
  return (
    <article className={classes.card}>
      <Link to={influencerPath(id)} className={classes.link}>
        <span className={classes.frame}>
          <InfluencerPortrait influencer={influencer} />
        </span>
        <span className={classes.words}>
          <span className={classes.name}>{nameOf(influencer)}</span>
          {handle !== '' && <span className={classes.handle}>@{handle}</span>}
          {niche !== '' && <span className={classes.niche}>{niche}</span>}
        </span>
      </Link>
      <span className={classes.heart}>
        <FavouriteInfluencer influencer={influencer} variant="glass" />
      </span>
    </article>
  )
}

/** A face that nobody has named yet. */
export const FaceCard = ({ face, onName }: { face: Influencer; onName: () => void }) => (
  <article className={classes.card} data-nameless>
    <Link to={influencerPath(face.id)} className={classes.link}>
      <span className={classes.frame}>
        <InfluencerPortrait influencer={face} />
      </span>
      <span className={classes.prompt}>{nameOf(face)}</span>
    </Link>
    <Button fullWidth onClick={onName} aria-label={`Give ${objectOf(face)} a name: ${nameOf(face)}`}>
      Give {objectOf(face)} a name
    </Button>
  </article>
)
