import { tinyWav } from '../engines/fake/tiny-wav.ts'
import type { SoundWorkshop } from '../media/sound/sound-workshop.ts'

/** A workshop without processes for tests of what is around it: every sound is half a minute of the tiny one. */
export const plainSounds = (): SoundWorkshop => ({
  probe: async () => ({
    mimeType: 'audio/wav',
    durationSeconds: 30,
    sampleRate: 8000,
    channels: 1,
    peaks: [0, 50, 100],
  }),
  decode: async () => ({ sampleRate: 8000, channels: [new Float32Array(8000)] }),
  encode: async () => ({ mp3: tinyWav(), flac: tinyWav() }),
  toWav: async () => tinyWav(),
  async close() {},
})
