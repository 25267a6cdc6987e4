import { useEffect } from 'react'
import { PATHS } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/button.tsx'
import { MessagePage } from './message-page.tsx'

export const FailedPage = ({ error }: { error: unknown }) => {
  useEffect(() => {
    reportError(error)
  }, [error])
  return (
    <MessagePage
      eyebrow="Something went wrong"
      title="This page stumbled"
      text="Reloading usually helps. Nothing that you have made is lost."
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
  )
}
