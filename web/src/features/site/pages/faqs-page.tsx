import { Link } from 'react-router'
import { PATHS } from '../../../lib/routing/paths.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { Faq } from '../components/faq.tsx'
import type { FaqItem } from '../components/faq.tsx'
import { PageIntro } from '../components/page-intro.tsx'
import { SitePage } from '../components/site-page.tsx'
import classes from './faqs-page.module.css'

export const FAQS: readonly FaqItem[] = [
  {
    question: 'What is Visage?',
    answer: (
      <>
        <p>
          A web platform for creating AI virtual influencers. Brands, marketers and creators make a face, and turn it
          into images, videos and music with one and the same person in them.
        </p>
        <p>It runs in the browser: there is nothing to install, and you need no graphics card and no camera.</p>
      </>
    ),
  },
  {
    question: 'How do I create an influencer?',
    answer: (
      <ol>
        <li>Sign up with a name, an e-mail address and a password, or with Google.</li>
        <li>Open Face Generation and choose Women or Men.</li>
        <li>
          Type three celebrity names whose features should inspire the face, or describe it in your own words: age,
          hair, eyes, skin, style.
        </li>
        <li>Press Generate Face. The result is new and fictional, and waits in your gallery for everything else.</li>
      </ol>
    ),
  },
  {
    question: 'What content can I make with a face?',
    answer: (
      <ul>
        <li>Images by pose, clothing, background and mood, after a social-media post, or from a template.</li>
        <li>Videos from the link of a reel or from a template.</li>
        <li>Cloth swaps: your influencer in a garment you upload.</li>
        <li>Image to video: a picture that moves as you describe.</li>
        <li>AI music: a song from lyrics of up to 400 characters and a reference file.</li>
      </ul>
    ),
  },
  {
    question: 'Is there a free trial?',
    answer:
      'Yes: 7 days with the limits of the Basic plan, which are 3 faces, 15 images and 5 videos. You do not need a card, and the trial ends by itself. It is open once to each person, aged 18 or older. What you make in it carries a non-commercial licence.',
  },
  {
    question: 'Which plans are there?',
    answer: (
      <>
        <p>
          Basic ($12.99 or ₹999 a month), Advanced ($24.99 or ₹1999) and Premium ($39.99 or ₹2999), all at 50% off for a
          limited time, and Enterprise with a price on request.
        </p>
        <p>
          What each one holds is on the <Link to={PATHS.pricing}>pricing page</Link>.
        </p>
      </>
    ),
  },
  {
    question: 'How is Visage different from other platforms?',
    answer: (
      <>
        <p>
          The influencer comes first. Visage keeps who a face is apart from light, clothes and pose, so the same person
          comes back in every picture; and face, images, videos, clothes and music live in one studio and one gallery.
        </p>
        <p>
          It is also plain with you: you see what a generation costs before you start, what fails is not charged, every
          result names the engine that made it, and paid members own what they create.
        </p>
      </>
    ),
  },
  {
    question: 'Are there tutorials, and who helps me?',
    answer: (
      <>
        <p>
          On your first visit to the face, image and video screens a guided tour explains every control. The info icon
          starts it again whenever you like. Our <Link to={PATHS.blogs}>blogs</Link> go deeper.
        </p>
        <p>
          For everything else, <Link to={PATHS.contact}>write to us</Link>: a person answers.
        </p>
      </>
    ),
  },
]

export const FaqsPage = () => (
  <SitePage>
    <PageIntro
      title="FAQs"
      lead="Seven questions that people ask before they cast their first face, with the whole answer."
    />
    <div className={classes.columns}>
      <Faq items={FAQS} headingLevel={2} />
      <aside className={classes.aside} aria-labelledby="more-title">
        <h2 id="more-title" className={classes.title}>
          Something else?
        </h2>
        <p className={classes.text}>Ask the people who build it. Tell us what you are trying to make.</p>
        <ButtonLink to={PATHS.contact} fullWidth>
          Contact Us
        </ButtonLink>
      </aside>
    </div>
  </SitePage>
)
