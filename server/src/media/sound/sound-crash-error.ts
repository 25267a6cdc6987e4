/** The process that worked on a sound died or took too long. The job failed, the server did not. */
export class SoundCrashError extends Error {
  override name = 'SoundCrashError'
}
