import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import { useDeferredValue, useState } from 'react'
import { useIsHydrated } from '../../../../lib/browser/browser-events.ts'
import type { SitePerson } from '../../../../lib/example-people.ts'
import { Portrait } from '../../../../ui/media/portrait.tsx'
import classes from './cast-carousel.module.css'
import { CAST } from './cast.ts'

const perRow = CAST.length / 2
const ROWS = [
  { name: 'first', people: CAST.slice(0, perRow) },
  { name: 'second', people: CAST.slice(perRow) },
] as const
const SIZES = '(max-width: 520px) 200px, 240px'

/** One run of a row. The copy behind it shows the same files, so that it costs nothing to load. */
const Run = ({ people, isCopy = false }: { people: readonly SitePerson[]; isCopy?: boolean }) => (
  <ul className={classes.run} aria-hidden={isCopy || undefined} data-copy={isCopy || undefined}>
    {people.map((person) => (
      <li key={person.file} className={classes.card}>
        <Portrait file={person.file} alt={isCopy ? '' : person.alt} size={240} sizes={SIZES} />
      </li>
    ))}
  </ul>
)

/** Fifty people in two rows that drift past each other without an end. */
export const CastCarousel = () => {
  const [isPaused, setIsPaused] = useState(false)
  const hasCopies = useDeferredValue(useIsHydrated(), false)
  return (
    <section className={classes.carousel} aria-labelledby="cast-title" data-lively>
      <div className={classes.words}>
        <h2 id="cast-title" className={classes.title}>
          None of these people exist. <span>All of them could work for you.</span>
        </h2>
        <button
          type="button"
          className={classes.pause}
          aria-label={isPaused ? 'Play the portraits' : 'Pause the portraits'}
          onClick={() => setIsPaused(!isPaused)}
        >
          {isPaused ? (
            <IconPlayerPlay size={20} aria-hidden="true" />
          ) : (
            <IconPlayerPause size={20} aria-hidden="true" />
          )}
          <span aria-hidden="true">{isPaused ? 'Play' : 'Pause'}</span>
        </button>
      </div>
      <div className={classes.rows} data-paused={isPaused || undefined} data-looped={hasCopies || undefined}>
        {ROWS.map(({ name, people }) => (
          <section
            key={name}
            className={classes.window}
            aria-label={`Portraits, ${name} row`}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
            tabIndex={0}
          >
            <div className={classes.track} data-row={name}>
              <Run people={people} />
              {hasCopies && <Run people={people} isCopy />}
            </div>
          </section>
        ))}
      </div>
      <p className={classes.note}>Fifty portraits, every one made by the studio you sign in to.</p>
    </section>
  )
}
