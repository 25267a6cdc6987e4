import { startFauxqs } from 'fauxqs'

type TestBucket = AsyncDisposable & {
  /** The value of `STORAGE` that leads there. */
  storage: string
  /** Ends the service, as if it had gone away. */
  stop(): Promise<void>
  /** The service is back, with an empty bucket. */
  restart(): Promise<void>
}

const start = async (port: number) => {
  const service = await startFauxqs({ port, host: '127.0.0.1', logger: false })
  service.createBucket('visage-test')
  return service
}

/** A service that speaks S3, with one empty bucket. */
export const startBucket = async (): Promise<TestBucket> => {
  // The SDK finds its keys in the environment.
  process.env.AWS_ACCESS_KEY_ID ??= 'test'
  process.env.AWS_SECRET_ACCESS_KEY ??= 'test'
  let service: Awaited<ReturnType<typeof start>> | null = await start(0)
  const { port } = service
  const stop = async () => {
    await service?.stop()
    service = null
  }
  return {
    storage: `s3://visage-test/files?endpoint=http://127.0.0.1:${port}`,
    stop,
    async restart() {
      service = await start(port)
    },
    [Symbol.asyncDispose]: stop,
  }
}
