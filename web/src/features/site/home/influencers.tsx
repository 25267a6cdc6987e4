import { Portrait } from '../../../ui/media/portrait.tsx'
import { INFLUENCERS } from './cast/cast.ts'
import classes from './influencers.module.css'

/** Our finest people in one frame; the first of them large. */
export const Influencers = () => (
  <section className={classes.section} aria-labelledby="influencers-title">
    <div className={classes.frame}>
      <div className={classes.words}>
        <h2 id="influencers-title" className={classes.title}>
          Our Influencers
        </h2>
        <p className={classes.lead}>
          Seven characters from our own casting book. Faces, names and callings are invented; yours will be, too.
        </p>
      </div>
      <ul className={classes.wall}>
        {INFLUENCERS.map(({ name, calling, person }, index) => (
          <li key={name} className={classes.place}>
            <figure className={classes.print}>
              <Portrait
                file={person.file}
                alt={person.alt}
                sizes={index === 0 ? '(max-width: 860px) 88vw, 560px' : '(max-width: 860px) 50vw, 280px'}
              />
              <figcaption className={classes.caption}>
                <strong>{name}</strong>
                <span>{calling}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
