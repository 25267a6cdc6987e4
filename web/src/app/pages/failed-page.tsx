import { useEffect, useState } from 'react'
import { mayReload, reloadOnce } from '../../lib/may-reload.ts'
import { MissingScriptError } from '../../lib/missing-script-error.ts'
import { PATHS } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/button.tsx'
import { MessagePage } from './message-page.tsx'
import { StartingPage } from './starting-page.tsx'

const STUMBLED = {
  title: 'This page stumbled',
  text: 'Reloading usually helps. Nothing that you have made is lost.',
}
const INCOMPLETE = {
  title: 'This page did not load whole',
  text: 'Visage is being updated, or the connection broke. Wait a minute, then reload the page. Nothing that you have made is lost.',
}

export const FailedPage = ({ error }: { error: unknown }) => {
  const isIncomplete = error instanceof MissingScriptError
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
