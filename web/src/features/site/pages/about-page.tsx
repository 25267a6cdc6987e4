import { readPerson } from '../../../lib/example-people.ts'
import { PATHS } from '../../../lib/routing/paths.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { Portrait } from '../../../ui/media/portrait.tsx'
import { Band } from '../components/band.tsx'
import { ClosingBand } from '../components/closing-band.tsx'
import { PageIntro } from '../components/page-intro.tsx'
import { SitePage } from '../components/site-page.tsx'
import classes from './about-page.module.css'

const VALUES = [
  {
    name: 'Innovation',
    text: 'We look for the way that did not exist yesterday, and show how it works. Our studio sculpts, lights and paints a person from code, in seconds, and says which engine made every result.',
    person: readPerson('bob'),
  },
  {
    name: 'Integrity',
    text: 'The people in our pictures are fictional and we say so. A name starts a new face; it never copies a real one. Prices, limits and licences stand where you can read them before you pay.',
    person: readPerson('fade'),
  },
  {
    name: 'Collaboration',
    text: 'The best influencers are made by many hands: a brand, a writer, a stylist, an audience. We build for teams that pass work on, and we listen to what creators tell us after every release.',
    person: readPerson('pixie'),
  },
] as const

const PRINCIPLES = [
  {
    promise: 'Only success is charged',
    meaning: 'A generation that fails, or that you cancel, gives back what it took from your limits.',
  },
  {
    promise: 'Paid members own what they create',
    meaning: 'Free users receive a non-commercial licence. Both are written out in our terms.',
  },
  {
    promise: 'Your work leaves when you do',
    meaning: 'Deleting your account erases your assets and their files, not just the way to them.',
  },
  {
    promise: 'No tracking',
    meaning: 'Our pages load nothing from third parties: no advertising, no analytics, no hidden pixels.',
  },
] as const

const Values = () => (
  <ul className={classes.values}>
    {VALUES.map(({ name, text, person }) => (
      <li key={name} className={classes.value}>
        <Portrait file={person.file} alt={person.alt} size={400} className={classes.portrait ?? ''} />
        <h3 className={classes.valueName}>{name}</h3>
        <p className={classes.valueText}>{text}</p>
      </li>
    ))}
  </ul>
)

const Principles = () => (
  <dl className={classes.principles}>
    {PRINCIPLES.map(({ promise, meaning }) => (
      <div key={promise} className={classes.principle}>
        <dt>{promise}</dt>
        <dd>{meaning}</dd>
      </div>
    ))}
  </dl>
)

export const AboutPage = () => (
  <SitePage>
    <PageIntro
      title="We cast people who do not exist yet."
      lead="Visage crafts the AI world with one focus: bringing virtual humans into reality. Brands, marketers and creators come here for a face that is theirs, and stay for the pictures, films and songs that face can carry."
    >
      <ButtonLink to={PATHS.login} variant="primary" size="large">
        Get Started
      </ButtonLink>
      <ButtonLink to={PATHS.careers} size="large">
        Work with us
      </ButtonLink>
    </PageIntro>
    <Band
      title="Why Visage exists"
      lead="A campaign needs a person. Finding one takes castings, travel, contracts and luck with the weather, and next season it all begins again."
      arrangement="beside"
    >
      <div className={classes.story}>
        <p>
          A virtual influencer changes that. You decide who they are, they are available every day, and they look like
          themselves in every picture. But the tools asked people to write spells, throw dice and hope that the same
          face would come back.
        </p>
        <p>
          So we built a studio in place of a slot machine. You cast a face from three names or from a sentence. The
          studio keeps who that face is apart from how it is lit, dressed and posed. What you make waits in one gallery,
          and what fails costs you nothing. It is built for 1000+ creators working side by side, and for one person on a
          Sunday evening.
        </p>
      </div>
    </Band>
    <Band title="What we value" tone="light" lead="Three words that decide what we build, and what we leave out.">
      <Values />
    </Band>
    <Band title="What you can hold us to" arrangement="beside">
      <Principles />
    </Band>
    <ClosingBand title="Meet the first face of your cast." />
  </SitePage>
)
