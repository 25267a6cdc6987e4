/** Where traces go, by the variables that all programs with OpenTelemetry know. */
export type TraceSettings = {
  /** Of the collector; traces go to `/v1/traces` there. */
  endpoint: string
  headers: Record<string, string>
  service: string
  /** How many of all traces are kept, 0 to 1. */
  share: number
}

/** What is told about a span: names and numbers of ours, never what somebody typed. */
export type Facts = Readonly<Record<string, string | number | boolean>>

export type Span = { tell(facts: Facts): void }

type SpanOptions = {
  /** Of another process, as a W3C `traceparent`; unset, the span that is under way here is the one above. */
  parent?: string | null | undefined
  facts?: Facts
  /** Whether it answers somebody outside. */
  isCall?: boolean
}

/** Keeps what happens between a click and its file, and how long each part took, for whoever runs the installation. */
export type Traces = {
  /** Does work as one span. What it throws ends the span as failed and is thrown on. */
  span<Result>(name: string, work: (span: Span) => Promise<Result>, options?: SpanOptions): Promise<Result>
  /** A span that is over already, below the one that is under way here. */
  note(name: string, times: { from: Date; to: Date }): void
  /** The span that is under way here, as a W3C `traceparent` for whoever goes on with it; null when nothing is kept. */
  current(): string | null
  /** Sends what is left. */
  close(): Promise<void>
}

/** Keeps nothing. */
export const noTraces: Traces = {
  span: (_name, work) => work({ tell: () => {} }),
  note: () => {},
  current: () => null,
  close: async () => {},
}
