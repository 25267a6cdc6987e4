import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api'
import type { Context, SpanContext } from '@opentelemetry/api'
import { ExportResultCode, parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import type { Traces, TraceSettings } from '../traces.ts'

const sendEveryMs = 2000
const timeoutMs = 10_000

/** Says once that a collector does not take what is sent, and once that it does again. */
const sayingSo = (exporter: SpanExporter, log: Logger): SpanExporter => {
  let isWell = true
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const wentWell = result.code === ExportResultCode.SUCCESS
        if (wentWell && !isWell) log.info('traces are taken again')
        if (!wentWell && isWell)
          log.warn({ err: result.error }, 'the collector takes no traces: they are lost meanwhile')
        isWell = wentWell
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}

const write = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`

const above = (parent: SpanContext): Context => trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true })

/** Sends traces to a collector by OTLP over HTTP. */
export const openOtlpTraces = ({ endpoint, headers, service, share }: TraceSettings, log: Logger): Traces => {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers, timeoutMillis: timeoutMs })
  const keep = (): TraceFlags => (Math.random() < share ? TraceFlags.SAMPLED : TraceFlags.NONE)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: sayingSo(exporter, log),
        scheduledDelayMillis: sendEveryMs,
        exportTimeoutMillis: timeoutMs,
      }),
    ],
  })
  const tracer = provider.getTracer('visage')
  const active = new AsyncLocalStorage<Context>()
  const now = (): Context => active.getStore() ?? ROOT_CONTEXT
  return {
    async span(name, work, { parent, facts = {}, isCall = false } = {}) {
      const kind = isCall ? SpanKind.SERVER : SpanKind.INTERNAL
      const given = parent ? parseTraceParent(parent) : null
      // Whoever calls says which trace a call belongs to, never that it has to be kept: its id is of their choice, too.
      const outer = given ? above(isCall ? { ...given, traceFlags: keep() } : given) : now()
      const span = tracer.startSpan(name, { kind, attributes: facts }, outer)
      try {
        return await active.run(trace.setSpan(outer, span), () =>
          work({ tell: (told) => void span.setAttributes(told) }),
        )
      } catch (error) {
        // Its class alone: messages may hold what somebody typed.
        span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    },
    note(name, { from, to }) {
      tracer.startSpan(name, { startTime: from }, now()).end(to)
    },
    current() {
      const span = trace.getSpanContext(now())
      return span && (span.traceFlags & TraceFlags.SAMPLED) !== 0 ? write(span) : null
    },
    async close() {
      await provider.shutdown().catch((error: unknown) => log.warn({ err: error }, 'the last traces could not be sent'))
    },
  }
}
