import type { HeardSpeech, TimedPhone } from '../speech.ts'

const RATE = 8000
const PHONE_SECONDS = 0.1

/** Phones of a tenth of a second each, silent where they say so, with a tone that is heard where they are voiced. */
export const sayPhones = (names: string): HeardSpeech & { phones: TimedPhone[] } => {
  const phones = names.split(' ').map((phone, index): TimedPhone => ({
    phone,
    start: index * PHONE_SECONDS,
    end: (index + 1) * PHONE_SECONDS,
  }))
  const seconds = phones.length * PHONE_SECONDS
  const samples = Float32Array.from({ length: Math.round(seconds * RATE) }, (_, at) => {
    const phone = phones[Math.min(phones.length - 1, Math.floor(at / RATE / PHONE_SECONDS))].phone
    const loud = phone === 'pau' ? 0 : /^[aeiou]/.test(phone) ? 0.5 : 0.1
    return loud * Math.sin((2 * Math.PI * 140 * at) / RATE)
  })
  return { sound: { sampleRate: RATE, channels: [samples, samples] }, phones, seconds }
}
