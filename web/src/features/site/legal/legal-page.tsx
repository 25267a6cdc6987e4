import type { ReactNode } from 'react'
import { PageIntro } from '../components/page-intro.tsx'
import { SitePage } from '../components/site-page.tsx'
import classes from './legal-page.module.css'

export type LegalSection = { id: string; title: string; body: ReactNode }

type LegalPageProps = {
  title: string
  lead: string
  /** An ISO date. */
  updated: string
  sections: readonly LegalSection[]
  /** A letter before each title: A, B, C. */
  isLettered?: boolean
}

const letterOf = (index: number) => String.fromCodePoint('A'.charCodeAt(0) + index)

const dateText = (updated: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(updated))

/** A long text in sections, with its table of contents. */
export const LegalPage = ({ title, lead, updated, sections, isLettered = false }: LegalPageProps) => (
  <SitePage>
    <PageIntro title={title} lead={lead} />
    <div className={classes.columns}>
      <nav className={classes.contents} aria-label="On this page">
        <ol className={classes.list}>
          {sections.map((section, index) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>
                {isLettered && <span className={classes.letter}>{letterOf(index)}</span>}
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={classes.text}>
        <p className={classes.updated}>
          Last updated on <time dateTime={updated}>{dateText(updated)}</time>
        </p>
        {sections.map((section, index) => (
          <section key={section.id} id={section.id} className={classes.section}>
            <h2 className={classes.heading}>
              {isLettered && `${letterOf(index)}. `}
              {section.title}
            </h2>
            {section.body}
          </section>
        ))}
      </article>
    </div>
  </SitePage>
)
