import type { SignInFlow } from '../hooks/use-sign-in-flow.ts'

export type PanelProps = {
  flow: SignInFlow
  /** Whether the first field takes the focus: when the panel took another's place. */
  takesFocus: boolean
}
