import { contract } from '@visage/contract'
import type { Vocals } from '@visage/contract'
import { call } from '../../../lib/api/call.ts'
import { materialUrl, sendingOptions } from './kind-request.ts'
import type { KindRequest } from './kind-request.ts'

const ONLY_CHOICE = 'all'

export const VOCALS_LABELS: Record<Vocals, string> = {
  words: 'Sing the lyrics',
  hum: 'Hum only',
  none: 'No vocals',
}

export const musicRequest: KindRequest<'music'> = {
  choices: [ONLY_CHOICE],
  choiceOf: () => ONLY_CHOICE,
  labelOf: () => 'AI Music',
  captionOf: ({ lyrics }) => lyrics,
  send: ({ lyrics, vocals, song, voice, instrumental }, options) =>
    call(
      contract.music.composeSong,
      {
        body: {
          user_id: options.userId,
          lyrics,
          vocals,
          song_file: materialUrl(song),
          ...(voice && { voice_file: materialUrl(voice) }),
          ...(instrumental && { instrumental_file: materialUrl(instrumental) }),
        },
        files: {},
      },
      sendingOptions(options),
    ),
  failureText: 'Invalid Audio. Please enter a proper Audio.',
  missingText: 'Invalid Audio. Please enter a proper Audio.',
}
