import { useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { Link } from 'react-router'
import { TextField } from '../../../ui/forms/fields.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import type { SignInFlow } from '../use-sign-in-flow.ts'
import styles from './form-panel.module.css'

/** The address that someone signs in with. */
export const EmailField = (props: { value: string; error: string | undefined; onChange: (value: string) => void }) => (
  <TextField label="Email" name="email" type="email" autoComplete="username" data-draft="account-email" {...props} />
)

/** A way from one panel to another, in place. */
export const PanelLink = ({ to, label, onClick }: { to: string; label: string; onClick?: () => void }) => (
  <Link to={to} className={styles.link} preventScrollReset onClick={onClick} data-scripted={onClick && ''}>
    {label}
  </Link>
)

export type PanelProps = {
  flow: SignInFlow
  /** Whether the first field takes the focus: when the panel took another's place. */
  takesFocus: boolean
}

type Props = {
  title: string
  lead: ReactNode
  /** Another way in, before the form. */
  before?: ReactNode
  form: RefObject<HTMLFormElement | null>
  onSubmit: () => void
  children: ReactNode
  /** Ways to the other panels. */
  footer: ReactNode
  /** Whether the first field takes the focus: when the panel took another's place. */
  takesFocus: boolean
}

/** One panel of the login page: a heading, a form, links. */
export const FormPanel = ({ title, lead, before, form, onSubmit, children, footer, takesFocus }: Props) => {
  const titleId = useId()
  const hasTakenFocus = useRef(false)
  // Before the panel is painted: the focus must not leave a field in which someone types already.
  useLayoutEffect(() => {
    if (!takesFocus || hasTakenFocus.current) return
    hasTakenFocus.current = true
    form.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()
  }, [form, takesFocus])
  return (
    <div className={styles.panel}>
      <h1 id={titleId} className={styles.title}>
        {title}
      </h1>
      <p className={styles.lead}>{lead}</p>
      {before}
      <Form
        ref={form}
        // Sent by the browser itself before the scripts are there, nothing typed may end up in an address.
        method="post"
        aria-labelledby={titleId}
        className={styles.form}
        onSend={() => onSubmit()}
      >
        {children}
      </Form>
      <div className={styles.footer}>{footer}</div>
    </div>
  )
}
