import { PageIntro } from '../components/page-intro.tsx'
import { SitePage } from '../components/site-page.tsx'
import { VerifyForm } from './verify-form.tsx'
import classes from './verify-page.module.css'

const FACTS = [
  {
    title: 'What is looked for',
    text: 'All pictures and videos made here carry a mark in their pixels that nobody sees, and a signed note beside them. Each of the two is enough. Songs carry the signed note.',
  },
  {
    title: 'What the mark survives',
    text: 'Saving as JPEG, other sizes down to about half, cut edges and screenshots. Turned or mirrored copies, heavy filters and small pieces may lose it.',
  },
  {
    title: 'What an answer means',
    text: 'A yes can be relied on. A no only says that nothing of ours was found: it does not prove that a picture is real.',
  },
  {
    title: 'What is kept',
    text: 'Nothing of the file. It is deleted as soon as it has been looked at, and nobody learns who made it.',
  },
] as const

export const VerifyPage = () => (
  <SitePage>
    <PageIntro
      title="Verify a file"
      lead="Find out whether a picture, video or song was generated with this installation of Visage, and on which day."
    />
    <div className={classes.columns}>
      <VerifyForm />
      <dl className={classes.facts}>
        {FACTS.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  </SitePage>
)
