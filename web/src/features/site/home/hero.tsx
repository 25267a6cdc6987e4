import { useState } from 'react'
import { PATHS } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Portrait } from '../components/portrait.tsx'
import { readPerson } from '../../../lib/example-people.ts'
import classes from './hero.module.css'

const CAST = [readPerson('bob'), readPerson('beard'), readPerson('afro'), readPerson('silver')]

export const Hero = () => {
  const [shown, setShown] = useState(CAST[0])
  return (
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
        <p className={classes.note}>7-day free trial. No card needed.</p>
      </div>
      <div className={classes.set}>
        <figure className={classes.frame}>
          {CAST.map((person) => (
            <div
              key={person.file}
              className={classes.take}
              data-shown={person === shown}
              aria-hidden={person !== shown}
            >
              <Portrait file={person.file} alt={person.alt} eager={person === CAST[0]} />
            </div>
          ))}
          <figcaption className={classes.prompt}>
            <span className={classes.promptLabel}>Described as</span>
            {shown?.prompt}
          </figcaption>
        </figure>
        <fieldset className={classes.cast} aria-label="Choose a portrait">
          {CAST.map((person, index) => (
            <button
              key={person.file}
              type="button"
              className={classes.thumb}
              aria-pressed={person === shown}
              aria-label={`Portrait ${index + 1}: ${person.prompt}`}
              onClick={() => setShown(person)}
            >
              <Portrait file={person.file} alt="" size={96} eager />
            </button>
          ))}
        </fieldset>
      </div>
    </section>
  )
}
