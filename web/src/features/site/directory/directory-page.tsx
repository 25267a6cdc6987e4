import { Link } from 'react-router'
import { PageIntro } from '../components/page-intro.tsx'
import { SitePage } from '../components/site-page.tsx'
import { DIRECTORY } from './directory-links.ts'
import classes from './directory-page.module.css'

/** Every page at a glance: the menu on phones. */
export const DirectoryPage = () => (
  <SitePage>
    <PageIntro title="Menu" lead="Every room of Visage. The studio opens once you are signed in." />
    <div className={classes.groups}>
      {DIRECTORY.map((group) => (
        <nav key={group.title} aria-label={group.title}>
          <h2 className={classes.title}>{group.title}</h2>
          <ul className={classes.links}>
            {group.links.map(({ label, text, to }) => (
              <li key={to}>
                <Link to={to} className={classes.link}>
                  <span className={classes.label}>{label}</span>
                  <span className={classes.text}>{text}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  </SitePage>
)
