import type { HostedSettings } from './read-hosted-settings.ts'

/** Where services send messages about work, by the name of the engine. */
export const ENGINE_WEBHOOK_PATH = '/api/webhooks/engines'

/** The address that a service sends its messages to; null where it cannot reach this server, and is asked instead. */
export const webhookUrlOf = (
  engine: string,
  publicUrl: string,
  { baseUrl }: Pick<HostedSettings, 'baseUrl'>,
): string | null => {
  const { protocol, origin } = new URL(publicUrl)
  const isReachable = protocol === 'https:' || baseUrl !== null
  return isReachable ? `${origin}${ENGINE_WEBHOOK_PATH}/${engine}` : null
}
