import classes from './article-body.module.css'
import type { Article, ArticleSection, ArticleSubSection } from './article.ts'

/** A title in its plain beginning and the accent at its end. */
export const splitAccent = (title: string, accent: string): { plain: string; accent: string } =>
  title.endsWith(accent)
    ? { plain: title.slice(0, title.length - accent.length), accent }
    : { plain: title, accent: '' }

/** The words of a title, its end in the accent colour. */
export const AccentTitle = ({ title, accent }: { title: string; accent: string }) => {
  const parts = splitAccent(title, accent)
  return (
    <>
      {parts.plain}
      {parts.accent !== '' && <span className={classes.accent}>{parts.accent}</span>}
    </>
  )
}

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
