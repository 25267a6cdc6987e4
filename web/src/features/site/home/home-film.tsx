import { useIsHydrated } from '../../../lib/use-is-hydrated.ts'
import { Film } from '../../../ui/film.tsx'

type HomeFilmProps = {
  /** The name of its files below `/media/loops`, without their endings. */
  name: string
  /** What it shows, for people who cannot see it. */
  label: string
}

/** One of the home page's films. */
export const HomeFilm = ({ name, label }: HomeFilmProps) => (
  <Film url={`/media/loops/${name}`} label={label} hasControl={useIsHydrated()} />
)
