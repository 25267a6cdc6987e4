import { useMemo } from 'react'
import { Link, Navigate, NavigationType, useNavigationType } from 'react-router'
import { useIsHydrated } from '../../lib/browser/browser-events.ts'
import { useBlockDevtools } from '../../lib/protection/use-block-devtools.ts'
import { PATHS } from '../../lib/routing/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import { findPlanChoice, findRemixPath } from '../../lib/session/sign-in-intent.ts'
import { NotificationBanner } from '../../ui/dialogs/notification-banner.tsx'
import { LoadingOverlay } from '../../ui/feedback/loading.tsx'
import { Logo } from '../../ui/layout/logo.tsx'
import { BrandSide } from './brand-side.tsx'
import { CodeForm } from './forms/code-form.tsx'
import type { PanelProps } from './forms/form-panel.tsx'
import { LoginForm } from './forms/login-form.tsx'
import { ForgotForm, NewPasswordForm, useResetLink } from './forms/password-reset.tsx'
import { SecondFactorPanel } from './forms/second-factor-panel.tsx'
import { SignUpForm } from './forms/sign-up-form.tsx'
import { useGoogleSignIn } from './google/use-google-sign-in.ts'
import styles from './sign-in-page.module.css'
import { useSignInFlow } from './use-sign-in-flow.ts'
import type { Notice } from './use-sign-in-flow.ts'

const Panel = ({ path, ...props }: PanelProps & { path: string }) => {
  const { factor, resetToken, resetLink } = props.flow
  if (factor) return <SecondFactorPanel {...props} factor={factor} />
  if (path === PATHS.signUp) return <SignUpForm {...props} />
  if (path === PATHS.verifyCode) return <CodeForm {...props} />
  if (path !== PATHS.forgot) return <LoginForm {...props} />
  return resetToken === null && resetLink === null ? <ForgotForm {...props} /> : <NewPasswordForm {...props} />
}

/** To where someone who is signed in goes on; the page stays until that one's code has come. */
const Onward = ({ notice }: { notice: Notice | null }) => {
  const state = useMemo(() => ({ notice }), [notice])
  const next = findRemixPath() ?? (findPlanChoice() ? PATHS.address : PATHS.face)
  return <Navigate to={next} replace state={state} />
}

/** The login page: one page, its panels switched in place by the path. */
export const SignInPage = ({ path }: { path: string }) => {
  const flow = useSignInFlow(path)
  const session = useSession()
  const isHydrated = useIsHydrated()
  const isLeaving = isHydrated && session !== null
  const takesFocus = useNavigationType() !== NavigationType.Pop && !flow.isBusy && !isLeaving
  useBlockDevtools()
  useGoogleSignIn(flow)
  useResetLink(flow, path)

  if (!isLeaving && isHydrated && path === PATHS.verifyCode && flow.purpose === null && !flow.factor)
    return <Navigate to={PATHS.login} replace />
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link to={PATHS.home} className={styles.logo} aria-label="Visage, home page">
          <Logo />
        </Link>
      </header>
      <main className={styles.side}>
        <div className={styles.panel}>
          <Panel path={path} flow={flow} takesFocus={takesFocus} />
        </div>
      </main>
      <BrandSide />
      {isLeaving && <Onward notice={flow.notice} />}
      {flow.notice && !isLeaving && <NotificationBanner {...flow.notice} onDismiss={() => flow.setNotice(null)} />}
      <LoadingOverlay isVisible={flow.isBusy || isLeaving} label={flow.busyLabel ?? 'Opening Visage...'} />
    </div>
  )
}
