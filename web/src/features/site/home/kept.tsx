import { Portrait } from '../components/portrait.tsx'
import { SAME_PERSON } from '../../../lib/example-people.ts'
import { Feature } from './feature.tsx'
import classes from './kept.module.css'

export const Kept = () => (
  <Feature
    title="One person, every time"
    text="The studio keeps who a face is apart from how it is lit, dressed and turned. That is why the same person can stand in another light tomorrow, and it is what images, videos and music will be built on."
  >
    <ul className={classes.takes}>
      {SAME_PERSON.takes.map((take) => (
        <li key={take.file} className={classes.take}>
          <Portrait file={take.file} alt={take.alt} />
        </li>
      ))}
    </ul>
  </Feature>
)
