import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs'
import { IconButton } from '../../../ui/icon-button.tsx'

type FavouriteButtonProps = { isOn: boolean; of: string; variant: 'plain' | 'glass'; onToggle: () => void }

export const FavouriteButton = ({ isOn, of, variant, onToggle }: FavouriteButtonProps) => (
  <IconButton
    label={`Favourite: ${of}`}
    title={isOn ? 'Take from the favourites' : 'Add to the favourites'}
    aria-pressed={isOn}
    variant={variant}
    icon={isOn ? <IconHeartFilled size={20} color="var(--color-danger-line)" /> : <IconHeart size={20} />}
    onClick={onToggle}
  />
)
