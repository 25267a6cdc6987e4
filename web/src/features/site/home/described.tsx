import { Portrait } from '../components/portrait.tsx'
import { readPerson } from '../../../lib/example-people.ts'
import { Feature } from './feature.tsx'
import classes from './described.module.css'

const PAIRS = [readPerson('bun'), readPerson('ginger')]

export const Described = () => (
  <Feature
    flipped
    title="Say it, see it"
    text="Age, origin, skin, hair, eyes, lips, freckles, beard, glasses, jewellery, mood: write it in your own words. If the studio cannot use a word, it tells you which one."
  >
    <ul className={classes.pairs}>
      {PAIRS.map((person) => (
        <li key={person.file} className={classes.pair}>
          <Portrait file={person.file} alt={person.alt} />
          <p>{person.prompt}</p>
        </li>
      ))}
    </ul>
  </Feature>
)
