import { Portrait } from '../components/portrait.tsx'
import { readPerson } from '../../../lib/example-people.ts'
import classes from './contact-sheet.module.css'

const FRAMES = [
  readPerson('ponytail'),
  readPerson('fade'),
  readPerson('copper'),
  readPerson('ginger'),
  readPerson('braids'),
  readPerson('pixie'),
  readPerson('curls'),
  readPerson('bun'),
]

export const ContactSheet = () => (
  <section className={classes.sheet} aria-labelledby="sheet-title">
    <h2 id="sheet-title" className={classes.title}>
      None of these people exist. <span>All of them could work for you.</span>
    </h2>
    <ul className={classes.frames}>
      {FRAMES.map((person) => (
        <li key={person.file} className={classes.frame}>
          <Portrait file={person.file} alt={person.alt} />
        </li>
      ))}
    </ul>
    <p className={classes.note}>Every portrait on this page was made by the studio you sign in to.</p>
  </section>
)
