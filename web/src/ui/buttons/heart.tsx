import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs'

/** Full on a favourite; what a press does is said by {@link favouriteLabel}. */
export const Heart = ({ isOn }: { isOn: boolean }) =>
  isOn ? <IconHeartFilled size={20} color="var(--color-danger-line)" /> : <IconHeart size={20} />

export const favouriteLabel = (isOn: boolean): string => (isOn ? 'Take from the favourites' : 'Add to the favourites')
