import { PATHS } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { MessagePage } from './message-page.tsx'

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
