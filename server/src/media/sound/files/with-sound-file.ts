import { openSoundFile } from './open-sound-file.ts'
import type { SoundFile } from './open-sound-file.ts'

/** Opens a file for as long as it is worked on. */
export const withSoundFile = async <Result>(
  path: string,
  work: (file: SoundFile) => Promise<Result>,
): Promise<Result> => {
  const file = await openSoundFile(path)
  try {
    return await work(file)
  } finally {
    await file.close()
  }
}
