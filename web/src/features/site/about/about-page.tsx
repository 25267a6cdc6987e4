import { PATHS } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Band } from '../components/band.tsx'
import { ClosingBand } from '../components/closing-band.tsx'
import { PageIntro } from '../components/page-intro.tsx'
import { Portrait } from '../../../ui/portrait.tsx'
import { SitePage } from '../components/site-page.tsx'
import classes from './about-page.module.css'
import { PRINCIPLES, VALUES } from './about-texts.ts'

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
