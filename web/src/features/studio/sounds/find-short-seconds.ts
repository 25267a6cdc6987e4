import { MIN_SOUND_SECONDS } from '@visage/contract'

/** Phones that save data do not look into a file before somebody plays it. */
const patienceMs = 3000

/** What the file's head says, which is an estimate for some; nothing where the browser does not read it. */
const readHead = async (file: File): Promise<number | undefined> => {
  const url = URL.createObjectURL(file)
  const audio = new Audio()
  let late: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise((resolve) => {
      audio.addEventListener('loadedmetadata', () => resolve(audio.duration))
      audio.addEventListener('error', () => resolve(undefined))
      late = setTimeout(() => resolve(undefined), patienceMs)
      audio.preload = 'metadata'
      audio.src = url
    })
  } finally {
    clearTimeout(late)
    audio.removeAttribute('src')
    URL.revokeObjectURL(url)
  }
}

const countSeconds = async (file: File): Promise<number | undefined> => {
  const context = new AudioContext()
  try {
    return (await context.decodeAudioData(await file.arrayBuffer())).duration
  } catch {
    // The server has the last word on what can be read.
    return undefined
  } finally {
    await context.close()
  }
}

/** The length in seconds of a sound that is too short to work from, before it is sent at all; nothing for any other. */
export const findShortSeconds = async (file: File): Promise<number | undefined> => {
  const head = await readHead(file)
  if (head === undefined || head > MIN_SOUND_SECONDS) return undefined
  const counted = await countSeconds(file)
  return counted !== undefined && counted <= MIN_SOUND_SECONDS ? counted : undefined
}
