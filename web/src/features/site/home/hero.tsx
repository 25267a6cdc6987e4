import { useState } from 'react'
import { preload } from 'react-dom'
import { PATHS } from '../../../lib/routing/paths.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { portraitSrcSet, portraitUrl } from '../../../ui/media/portrait-files.ts'
import { Portrait } from '../../../ui/media/portrait.tsx'
import { HERO_CAST } from './cast/cast.ts'
import classes from './hero.module.css'

const [FIRST] = HERO_CAST
const SIZES = '(max-width: 860px) 92vw, 640px'

/** Portraits that are asked for wait until the pointer or the focus comes near them. */
const useLoadedPeople = () => {
  const [loaded, setLoaded] = useState<readonly string[]>([FIRST.file])
  return {
    isLoaded: (file: string) => loaded.includes(file),
    load: (file: string) => setLoaded((before) => (before.includes(file) ? before : [...before, file])),
  }
}

/** The largest picture of the first screen is asked for in the page's head, before the style sheets are read. */
const preloadFirst = () =>
  preload(portraitUrl(FIRST.file), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: portraitSrcSet(FIRST.file, 'avif', true),
    imageSizes: SIZES,
    fetchPriority: 'high',
  })

const HeroPortraits = () => {
  preloadFirst()
  const [shown, setShown] = useState(FIRST)
  const { isLoaded, load } = useLoadedPeople()
  return (
    <div className={classes.set}>
      <figure className={classes.frame}>
        {HERO_CAST.map((person) => (
          <div key={person.file} className={classes.take} data-shown={person === shown} aria-hidden={person !== shown}>
            {isLoaded(person.file) && (
              <Portrait file={person.file} alt={person.alt} sizes={SIZES} eager={person === FIRST} isLarge />
            )}
          </div>
        ))}
        <figcaption className={classes.prompt}>
          <span className={classes.promptLabel}>Described as</span>
          {shown.prompt}
        </figcaption>
      </figure>
      <fieldset className={classes.cast} aria-label="Choose a portrait">
        {HERO_CAST.map((person, index) => (
          <button
            key={person.file}
            type="button"
            className={classes.thumb}
            aria-pressed={person === shown}
            aria-label={`Portrait ${index + 1}: ${person.prompt}`}
            onPointerEnter={() => load(person.file)}
            onFocus={() => load(person.file)}
            onClick={() => {
              load(person.file)
              setShown(person)
            }}
          >
            <Portrait file={person.file} alt="" size={64} sizes="80px" />
          </button>
        ))}
      </fieldset>
    </div>
  )
}

export const Hero = () => (
  <section className={classes.hero}>
    <div className={classes.words}>
      <h1 className={classes.title}>Bringing virtual humans into reality.</h1>
      <p className={classes.lead}>
        Visage is a photo studio for people who do not exist yet. Blend three names or describe a face, and meet the
        influencer your brand can build on.
      </p>
      <div className={classes.actions}>
        <ButtonLink to={PATHS.login} variant="primary" size="large">
          Get Started
        </ButtonLink>
        <ButtonLink to="#how-it-works" size="large">
          See how it works
        </ButtonLink>
      </div>
      <p className={classes.note}>Join 1000+ creators. 7-day free trial, no card needed.</p>
    </div>
    <HeroPortraits />
  </section>
)
