import styles from './brand-side.module.css'
import { PortraitPrint } from './portrait-print.tsx'

/** What Visage is for, beside the form. */
export const BrandSide = () => (
  <aside className={styles.brand} aria-labelledby="brand-heading">
    <div className={styles.light} aria-hidden="true" />
    <div className={styles.prints} aria-hidden="true">
      <PortraitPrint picture="/media/login/2.webp" hue="rose" />
      <PortraitPrint picture="/media/login/1.webp" hue="blue" isFirst />
      <PortraitPrint picture="/media/login/3.webp" hue="violet" />
    </div>
    <div className={styles.words}>
      <h2 id="brand-heading" className={styles.heading}>
        Create personalised influencers that <em>nobody else has</em>
      </h2>
      <p className={styles.text}>
        Describe a face in a sentence, or blend three names into someone new. Every face is fictional, so it is nobody
        else's.
      </p>
    </div>
  </aside>
)
