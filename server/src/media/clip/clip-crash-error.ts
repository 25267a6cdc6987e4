/** The process that worked on a clip died or took too long. The job failed, the server did not. */
export class ClipCrashError extends Error {
  override name = 'ClipCrashError'
}
