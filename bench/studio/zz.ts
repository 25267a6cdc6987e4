import { measureWordErrors } from './talk-words.ts'
import { VOICES } from '../../studio/src/exports/talk.ts'
for (const { id, voice } of VOICES.filter(({ id }) => ['clara', 'elena', 'june', 'sam'].includes(id)))
  console.log(
    id,
    ((await measureWordErrors(voice, 'calm')).share * 100).toFixed(1),
    ((await measureWordErrors(voice, 'lively')).share * 100).toFixed(1),
  )
