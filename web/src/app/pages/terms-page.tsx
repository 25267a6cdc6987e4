import { SitePage } from '../../features/site/components/site-page.tsx'
import styles from './terms-page.module.css'

const sections: readonly { title: string; paragraphs: readonly string[] }[] = [
  {
    title: 'Who may use Visage',
    paragraphs: [
      'You must be 18 or older. One person has one account; please do not share it or open a second one.',
      'We do not knowingly collect data from children under 13.',
    ],
  },
  {
    title: 'What you make',
    paragraphs: [
      'As a paid member you own the faces, pictures, videos and songs that you make.',
      'As a free user, during the trial for example, you receive a licence for non-commercial use.',
      'Images are public and may be remixed by others by default.',
    ],
  },
  {
    title: 'Plans and payment',
    paragraphs: [
      'Paid plans run month by month. Each plan includes a number of faces, images and videos per billing month.',
      'Plans described as unlimited are rate limited, so that everyone gets an answer in good time.',
    ],
  },
  {
    title: 'Refunds',
    paragraphs: [
      'Once content has been delivered there is no refund for it.',
      'A refund that we have approved goes back to the original payment method within 2 to 3 business days.',
    ],
  },
  {
    title: 'Takedown and counter-notice',
    paragraphs: [
      'If something made with Visage infringes your rights, send us a takedown notice that names the work, the place where it appears and your claim to it.',
      'If your own content was taken down by mistake, you may answer with a counter-notice. We then weigh both and tell both sides what we decided.',
    ],
  },
]

export const TermsPage = () => (
  <SitePage>
    <article className={styles.terms}>
      <header className={styles.header}>
        <h1 className={styles.title}>Terms and Conditions</h1>
        <p className={styles.lead}>What you and Visage agree on when you open an account, in plain words.</p>
      </header>
      {sections.map(({ title, paragraphs }) => (
        <section key={title} className={styles.section}>
          <h2 className={styles.heading}>{title}</h2>
          <div className={styles.text}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
    </article>
  </SitePage>
)
