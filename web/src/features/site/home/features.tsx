import type { ReactNode } from 'react'
import { useIsHydrated } from '../../../lib/browser/browser-events.ts'
import { BLENDS, SAME_PERSON } from '../../../lib/example-people.ts'
import { Film } from '../../../ui/media/film.tsx'
import { Portrait } from '../../../ui/media/portrait.tsx'
import classes from './features.module.css'

type HomeFilmProps = {
  /** The name of its files below `/media/loops`, without their endings. */
  name: string
  /** What it shows, for people who cannot see it. */
  label: string
}

/** One of the home page's films. */
const HomeFilm = ({ name, label }: HomeFilmProps) => (
  <Film url={`/media/loops/${name}`} label={label} hasControl={useIsHydrated()} />
)

const [BLEND] = BLENDS

type FeatureProps = { title: string; text: string; points: readonly string[]; film: ReactNode; children?: ReactNode }

const Feature = ({ title, text, points, film, children }: FeatureProps) => (
  <article className={classes.feature}>
    <div className={classes.words}>
      <h3 className={classes.title}>{title}</h3>
      <p className={classes.text}>{text}</p>
      <ul className={classes.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {children}
    </div>
    <div className={classes.film}>{film}</div>
  </article>
)

const Parents = () => (
  <figure className={classes.parents}>
    <div className={classes.faces}>
      {[...BLEND.parents, BLEND.child].map((file) => (
        <Portrait key={file} file={file} alt="" size={56} className={classes.face ?? ''} />
      ))}
    </div>
    <figcaption>
      {BLEND.names.join(' + ')} <span>make the fourth face.</span>
    </figcaption>
  </figure>
)

/** What becomes of an idea: a face, its pictures, its films. */
export const Features = () => (
  <section className={classes.features} aria-labelledby="features-title">
    <h2 id="features-title" className={classes.heading}>
      Cast someone new. Keep them for good.
    </h2>
    <Feature
      title="Faces"
      text="Type three names, and each one pulls the new face in its own direction. Or describe it in your own words: age, origin, skin, hair, eyes, lips, freckles, beard, glasses, mood."
      points={[
        'Names only inspire: the result is always fictional',
        'A word the studio cannot use is named, not ignored',
      ]}
      film={
        <HomeFilm name="faces" label="Three women turn into one another and into a fourth, who is blended from them" />
      }
    >
      <Parents />
    </Feature>
    <Feature
      title="Pictures"
      text="Who a face is stays apart from how it is dressed, lit and placed. The same person stands in another light tomorrow, in the pose, clothes, background and mood you choose."
      points={['Start from a template, a post you like, or your own words', 'Swap the clothes, keep the person']}
      film={
        <HomeFilm
          name="pictures"
          label={`One woman in three pictures: ${SAME_PERSON.takes.map(({ place }) => place.toLowerCase()).join(', ')}`}
        />
      }
    />
    <Feature
      title="Motion"
      text="Then let them look around. A picture becomes a clip, a template or a reel becomes a video with your face in it, and a few lines of lyrics become a song."
      points={['Image to video, templates and reels', 'AI music from your lyrics and a reference']}
      film={<HomeFilm name="motion" label="A man in a city at night looks aside, turns, smiles and blinks" />}
    />
  </section>
)
