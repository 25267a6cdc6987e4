import type { Sandbox, SandboxParts } from '@visage/sandbox'
import type { Config } from './env.ts'

export type { Sandbox }

const isWanted = ({ mode, payments, mail }: Config): boolean =>
  mode !== 'production' && (payments.kind === 'sandbox' || mail.kind === 'outbox')

/**
 * Opens what stands in for payment providers, Google and Instagram on this machine; null where nothing does. The only
 * way into the workspace `sandbox`: where nothing stands in, none of its files is loaded.
 */
export const openSandbox = async (parts: SandboxParts): Promise<Sandbox | null> => {
  if (!isWanted(parts.config)) return null
  const sandbox = await import('@visage/sandbox')
  return sandbox.openSandbox(parts)
}
