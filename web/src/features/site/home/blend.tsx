import { Portrait } from '../components/portrait.tsx'
import { BLENDS } from '../../../lib/example-people.ts'
import { Feature } from './feature.tsx'
import classes from './blend.module.css'

const [BLEND] = BLENDS

export const Blend = () => (
  <Feature
    title="Three names, one new face"
    text="Type three names. Each one pulls the new face in its own direction, and all three leave a trace. Names only inspire: the result is always fictional, never a likeness of a real person."
  >
    <div className={classes.blend}>
      <ul className={classes.parents}>
        {BLEND.names.map((name, index) => (
          <li key={name} className={classes.parent}>
            <Portrait file={BLEND.parents[index] ?? BLEND.child} alt={`Face that the name ${name} stands for`} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <div className={classes.child}>
        <Portrait file={BLEND.child} alt={`New face, blended from ${BLEND.names.join(', ')}`} />
        <span>The blend</span>
      </div>
    </div>
  </Feature>
)
