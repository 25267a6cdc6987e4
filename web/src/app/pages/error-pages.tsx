import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PATHS } from '../../lib/routing/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { Logo } from '../../ui/layout/logo.tsx'
import styles from './error-pages.module.css'
import { StartingPage } from './starting-page.tsx'

type Props = { eyebrow: string; title: string; text: string; actions: ReactNode }

/** A page with one thing to say and a way on. */
const MessagePage = ({ eyebrow, title, text, actions }: Props) => (
  <div className={styles.page}>
    <header className={styles.header}>
      <Link to="/" className={styles.home} aria-label="Visage, home page">
        <Logo />
      </Link>
    </header>
    <main className={styles.main}>
      <p className={styles.eyebrow}>{eyebrow}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{actions}</div>
    </main>
  </div>
)

/** What failed for want of a script of the site: the connection broke, or another build has taken its place. */
const failures = new WeakSet<Error>()

if (typeof window !== 'undefined') addEventListener('vite:preloadError', ({ payload }) => failures.add(payload))

const isMissingScript = (error: unknown): boolean => error instanceof Error && failures.has(error)

/** When this tab was last reloaded for that. */
const storageName = 'visage-reloaded-at'
const pauseMs = 60_000

/** Whether a reload may bring scripts that are missing: not a second time at once, and not without a connection. */
const mayReload = (): boolean => navigator.onLine && Date.now() - Number(sessionStorage.getItem(storageName)) > pauseMs

/** Reloads the page, and notes that it was tried. */
const reloadOnce = (): void => {
  sessionStorage.setItem(storageName, String(Date.now()))
  location.reload()
}

const STUMBLED = {
  title: 'This page stumbled',
  text: 'Reloading usually helps. Nothing that you have made is lost.',
}
const INCOMPLETE = {
  title: 'This page did not load whole',
  text: 'Visage is being updated, or the connection broke. Wait a minute, then reload the page. Nothing that you have made is lost.',
}

export const FailedPage = ({ error }: { error: unknown }) => {
  const isIncomplete = isMissingScript(error)
  const [isReloading] = useState(() => isIncomplete && mayReload())
  useEffect(() => {
    reportError(error)
    if (isReloading) reloadOnce()
  }, [error, isReloading])
  if (isReloading) return <StartingPage />
  const { title, text } = isIncomplete ? INCOMPLETE : STUMBLED
  return (
    <>
      <title>{`${title} · Visage`}</title>
      <MessagePage
        eyebrow="Something went wrong"
        title={title}
        text={text}
        actions={
          <>
            <Button variant="primary" size="large" onClick={() => location.reload()}>
              Reload the page
            </Button>
            <ButtonLink to={PATHS.home} size="large" reloadDocument>
              Home page
            </ButtonLink>
          </>
        }
      />
    </>
  )
}

export const NotFoundPage = () => {
  const session = useSession()
  return (
    <MessagePage
      eyebrow="Page not found"
      title="No face behind this address"
      text="The page may have moved, or the address has a slip in it. Your work is safe where you left it."
      actions={
        session ? (
          <>
            <ButtonLink to={PATHS.face} variant="primary" size="large">
              Face Generation
            </ButtonLink>
            <ButtonLink to={PATHS.gallery} size="large">
              Gallery
            </ButtonLink>
          </>
        ) : (
          <>
            <ButtonLink to={PATHS.home} variant="primary" size="large">
              Home page
            </ButtonLink>
            <ButtonLink to={PATHS.login} size="large">
              Login
            </ButtonLink>
          </>
        )
      }
    />
  )
}
