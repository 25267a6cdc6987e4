import type { Takedown } from './takedown-store.ts'

const WORDS: Record<Takedown['state'], (takedown: Takedown) => string> = {
  open: () => 'It is decided within three hours.',
  hidden: ({ assetId }) =>
    assetId === null
      ? 'Nothing is shown at the address that you named. If it is on Visage, please send a notice with the address of its public page.'
      : 'What you named is no longer shown.',
  rejected: () => 'We have looked into your notice and found that the content may stay.',
  countered: () => 'What you named is no longer shown. Its owner objects, and we look into it once more.',
  restored: ({ counterNotice }) =>
    counterNotice === null
      ? 'We have looked into it once more and put the content back.'
      : 'After an objection we have put the content back.',
}

/** What a case has come to, for who complained: never a word that somebody typed. */
export const tellComplainant = (takedown: Takedown, state: Takedown['state'] = takedown.state): string =>
  WORDS[state](takedown)
