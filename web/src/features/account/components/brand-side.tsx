import styles from './brand-side.module.css'
import { PortraitPrint } from './portrait-print.tsx'

/** What Visage is for, beside the form. */
export const BrandSide = () => (
  <aside className={styles.brand} aria-labelledby="brand-heading">
    <div className={styles.light} aria-hidden="true" />
    {/* The words come first: on a slow machine the prints are painted before what follows is read, and would move. */}
    <div className={styles.words}>
      <h2 id="brand-heading" className={styles.heading}>
        Create personalised influencers that <em>nobody else has</em>
      </h2>
      <p className={styles.text}>
        Describe a face in a sentence, or blend three names into someone new. Every face is fictional, so it is nobody
        else's.
      </p>
    </div>
    <div className={styles.prints} aria-hidden="true">
      <PortraitPrint file="ginger" hue="rose" />
      <PortraitPrint file="braids" hue="blue" isMiddle />
      <PortraitPrint file="bun" hue="violet" />
    </div>
  </aside>
)
