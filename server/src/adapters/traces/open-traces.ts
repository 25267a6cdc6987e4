import type { Logger } from 'pino'
import { ConfigError, parts, share, url } from '../../lib/env-values.ts'
import type { Env } from '../../lib/env-values.ts'
import { noTraces } from './traces.ts'
import type { Traces, TraceSettings } from './traces.ts'

const UNREADABLE =
  'OTEL_EXPORTER_OTLP_HEADERS cannot be read: it takes name=value, with commas between them, and %25 for a percent sign.'

const decode = (value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    throw new ConfigError(UNREADABLE)
  }
}

const readHeaders = (env: Env): Record<string, string> =>
  Object.fromEntries(
    parts(env.OTEL_EXPORTER_OTLP_HEADERS).map((pair) => {
      const at = pair.indexOf('=')
      if (at < 1) throw new ConfigError(UNREADABLE)
      return [pair.slice(0, at).trim(), decode(pair.slice(at + 1).trim())]
    }),
  )

/** Reads `OTEL_...`; null keeps no traces. Throws a {@link ConfigError}. */
export const readTraceSettings = (env: Env): TraceSettings | null => {
  const endpoint = url(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'])
  if (endpoint === null) return null
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    headers: readHeaders(env),
    service: env.OTEL_SERVICE_NAME || 'visage',
    share: share(env, 'OTEL_TRACES_SAMPLER_ARG') ?? 1,
  }
}

/** Loads what sends traces only where they are wanted, so that nobody else's start takes longer. */
export const openTraces = async (settings: TraceSettings | null, log: Logger): Promise<Traces> => {
  if (settings === null) return noTraces
  const { openOtlpTraces } = await import('./otlp/open-otlp-traces.ts')
  return openOtlpTraces(settings, log)
}
