import { AccentTitle } from './accent-title.tsx'
import type { Article, ArticleSection, ArticleSubSection } from './article.ts'
import classes from './article-body.module.css'

export const sectionId = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const Paragraphs = ({ text }: { text: readonly string[] }) =>
  text.map((paragraph) => <p key={paragraph}>{paragraph}</p>)

const Section = ({ title, gradianttitle, items }: ArticleSection) => (
  <section id={sectionId(title)} className={classes.section}>
    <h2 className={classes.heading}>
      <AccentTitle title={title} accent={gradianttitle} />
    </h2>
    <ul className={classes.bullets}>
      {items.map(({ text }) => (
        <li key={text[0]}>
          <Paragraphs text={text} />
        </li>
      ))}
    </ul>
  </section>
)

const SubSection = ({ subHeader, gradianttitle, items }: ArticleSubSection) => (
  <section id={sectionId(subHeader)} className={classes.section}>
    <h2 className={classes.heading}>
      <AccentTitle title={subHeader} accent={gradianttitle} />
    </h2>
    <ul className={classes.bullets}>
      {items.map(({ title, gradianttitle, text }) => (
        <li key={title}>
          <h3 className={classes.itemHeading}>
            <AccentTitle title={title} accent={gradianttitle} />
          </h3>
          <Paragraphs text={text} />
        </li>
      ))}
    </ul>
  </section>
)

export const ArticleBody = ({ article }: { article: Article }) => (
  <div className={classes.body}>
    {article.header.map((section) => (
      <Section key={section.title} {...section} />
    ))}
    {article.subHeaderData?.map((section) => (
      <SubSection key={section.subHeader} {...section} />
    ))}
  </div>
)
