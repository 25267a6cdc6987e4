import { all } from '../effects.ts'
import { changed, traits } from '../sense.ts'
import type { MotionCommand, Direction, Effect, MotionWord, Pace, WordList } from '../sense.ts'
import { MAKING_WORDS } from '../words/picture/making-words.ts'
import { STRUCTURE_WORDS } from '../words/structure-words.ts'

const mark =
  (made: (strength: number) => MotionWord): Effect =>
  (reading, strength) => {
    reading.marks?.push(made(strength))
  }

const deed = (asked: MotionCommand): Effect => mark((strength) => ({ kind: 'deed', deed: asked, strength }))
const move = (channel: Extract<MotionCommand, { does: 'move' }>['channel'], amount: number, cycles?: number): Effect =>
  deed({ does: 'move', channel, amount, ...(cycles !== undefined && { cycles }) })
const camera = (channel: 'push' | 'pan' | 'lower' | 'orbit', amount: number): Effect =>
  deed({ does: 'move', channel, amount, isCamera: true })
const pace = (asked: Pace): Effect => mark(() => ({ kind: 'pace', pace: asked }))
const direction = (asked: Direction): Effect => mark(() => ({ kind: 'direction', direction: asked }))
const count = (times: number): Effect => mark(() => ({ kind: 'count', times }))
const step = (starts: 'first' | 'next' | 'last' | 'same'): Effect => mark(() => ({ kind: 'step', starts }))

/** All forms of a regular verb before the rest of a phrase: "turn" in "turn away" is also turns, turning and turned. */
const forms = (verb: string, rests = ''): string => {
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb
  const doubled = /^(nod|wink|hum|step)$/.test(verb) ? verb + verb.at(-1) : stem
  const third = /(s|sh|ch)$/.test(verb) ? `${verb}es` : `${verb}s`
  return [verb, third, `${doubled}ing`, `${doubled}ed`]
    .flatMap((form) => rests.split(',').map((rest) => `${form} ${rest}`.trim()))
    .join('|')
}

const TO_CAMERA =
  'to the camera,to camera,towards the camera,toward the camera,to us,to the viewer,towards us,to face the camera,to face us,into the camera,back,back to the camera'
const HEAD = 'her head,his head,the head,their head,head'

const HEAD_WORDS: WordList = traits({
  [forms('turn', TO_CAMERA)]: deed({ does: 'face-camera' }),
  [`${forms('face', 'the camera,us')}|${forms('look', 'at the camera,into the camera,at us,back at the camera,over,over her shoulder,over his shoulder,back')}|eye contact|to the camera|towards the camera|at the camera`]:
    deed({ does: 'face-camera' }),
  [`${forms('turn', 'away,aside,to the side')}|${forms('look', 'away,aside,to the side,into the distance,off camera')}|gazes away|glances away`]:
    deed({ does: 'face-away' }),
  [`${forms('look', 'around')}|looks left and right|looking about`]: deed({ does: 'look-around' }),
  [`${forms('turn')}|${forms('turn', HEAD)}`]: move('turn', 0.7),
  [`${forms('nod')}|${forms('nod', HEAD)}`]: move('nod', 0.62, 2),
  [`${forms('shake', HEAD)}|shakes head|says no`]: move('turn', 0.3, 3),
  [`${forms('tilt')}|${forms('tilt', HEAD)}|${forms('cock', HEAD)}`]: move('tilt', 0.75),
  [`${forms('lower', HEAD)}|${forms('bow', HEAD)}|bows|chin down`]: move('nod', 0.7),
  [`${forms('raise', HEAD)}|${forms('lift', HEAD)}|chin up|raises her chin|lifts her chin`]: move('nod', -0.7),
  [`${forms('look', 'left,to the left,to her right,to his right')}|glances left|gazes left`]: move('look', -0.9),
  [`${forms('look', 'right,to the right,to her left,to his left')}|glances right|gazes right`]: move('look', 0.9),
  [`${forms('look', 'down')}|lowers her eyes|lowers his eyes|glances down|gazes down`]: move('look-down', 0.9),
  [`${forms('look', 'up,at the sky,to the sky')}|gazes up|glances up`]: move('look-down', -0.75),
  'looks|glance|glances|glancing|gaze|gazes|gazing': move('look', 0.8),
})

const FACE_WORDS: WordList = traits({
  'smile|smiles|smiling|smiled|a smile|breaks into a smile|smirks|smirk|happy|cheerful|friendly': move('smile', 0.55),
  'grin|grins|grinning|big smile|broad smile|wide smile|beams|beaming': move('smile', 0.85),
  'laugh|laughs|laughing|laughter|giggles|giggling|chuckles': deed({ does: 'laugh' }),
  'talk|talks|talking|talked|speak|speaks|speaking|says|saying|tells|explains|chats|chatting|presents|vlogging|interview|whispers|whispering':
    move('talk', 0.8),
  'sing|sings|singing|lip sync|lip syncing|shouts|yells|cheers': move('talk', 1),
  'wink|winks|winking': deed({ does: 'wink' }),
  'kiss|kisses|blows a kiss|blowing a kiss|air kiss': deed({ does: 'kiss' }),
  'blink|blinks|blinking|flutters her eyelashes': move('close-eyes', 1, 0.5),
  'closes her eyes|closes his eyes|closing her eyes|closing his eyes|close eyes|closes eyes|eyes closed|close her eyes|close his eyes|shuts her eyes|shuts his eyes':
    deed({ does: 'move', channel: 'close-eyes', amount: 1, lasts: true }),
  'serious|stops smiling|frown|frowns|frowning|sad|pouts|pout': move('smile', -0.4),
})

const BODY_WORDS: WordList = traits({
  'breathe|breathes|breathing|sigh|sighs|takes a deep breath|deep breath|inhales|exhales': move('shrug', 0.35, 0.5),
  'shrug|shrugs|shrugging|raises her shoulders|raises his shoulders': move('shrug', 0.8),
  'sway|sways|swaying|rocks|swings|shifts her weight|shifts his weight|leans|leaning|lean': move('sway', 0.8, 1),
  'dance|dances|dancing|moves to the music|grooves|vibing': deed({ does: 'dance' }),
  'gesture|gestures|gesturing|moves her hands|moves his hands|moves her hand|moves his hand|hand movement|points|fixes her hair|touches her hair|adjusts':
    move('gesture', 0.8, 1),
  'still|stands still|motionless|frozen|does not move|calm|calmly': deed({ does: 'still' }),
})

/** Deeds that no clip shows, with why. */
const impossible = (how: string, words: string): WordList =>
  traits({ [words]: mark(() => ({ kind: 'none' })) }).map(
    ([phrase, sense]) => [phrase, { ...sense, fate: 'missing', how }] as const,
  )

/** Deeds that a clip shows in part, and those that it does not show. */
const NEAR_WORDS: WordList = [
  ...changed(
    'the arm that is there moves to and fro',
    traits({
      'wave|waves|waving|waves hello|waves her hand|waves his hand|waves goodbye|greets|waving hello|waving at the camera|waves at the camera':
        deed({ does: 'wave' }),
    }),
  ),
  ...changed(
    'sways as in walking and comes nearer, without steps',
    traits({
      'walk|walks|walking|strolls|strolling|steps forward|stepping|runway|catwalk|struts|runs|running|jogging|walks towards the camera|walking towards the camera':
        deed({ does: 'walk' }),
    }),
  ),
  ...changed(
    'the head turns quickly and the hair follows',
    traits({
      'hair flip|flips her hair|flips his hair|flipping her hair|hair toss|tosses her hair|tossing her hair|whips her hair|swings her hair':
        all(pace('quick'), move('turn', 0.9)),
    }),
  ),
  ...changed(
    'the head turns as far as the face is seen, the body stays',
    traits({
      'turning round|turns round|turn round|turns around|turning around|spins around|does a twirl|full turn': move(
        'turn',
        1,
      ),
    }),
  ),
  ...impossible(
    'hands bring nothing to the mouth in clips',
    'sips|sipping|sip|takes a sip|taking a sip|drinks|drinking|sips coffee|sipping coffee|sips tea|drinks coffee|drinking coffee|eats|eating|takes a bite|bites|smokes|smoking',
  ),
  ...impossible(
    'clips move head, face, shoulders and hair; the body keeps its pose',
    'jumps|jumping|sits down|stands up|sitting down|standing up|spins|spinning|twirls|twirling|kneels|lies down|climbs|climbing|swims|swimming|cycles|cycling|rides|riding|drives|driving|claps|clapping|hugs|hugging|throws|throwing|catches|catching|lifts|lifting|cooks|cooking|plays guitar|playing guitar|plays piano|types|typing|puts on|takes off|picks up|opens|pours|pouring|stretches|stretching|falls|falling|crawls|punches|kicks|boxing|yoga|bends down|kneeling',
  ),
]

const CAMERA_WORDS: WordList = traits({
  'zoom|zooms|zooming|zoom in|zooms in|zooming in|push in|pushes in|dolly in|dollies in|camera moves closer|moves closer|move in|closer|close in|camera approaches|slow zoom|camera pushes in':
    camera('push', 0.9),
  'zoom out|zooms out|zooming out|pull out|pulls out|pull back|pulls back|dolly out|camera moves away|camera moves back|pulling back':
    camera('push', -0.9),
  'pan|pans|panning|pan right|pans right|truck right|slide right|camera moves right|slides': camera('pan', 0.9),
  'pan left|pans left|truck left|slide left|camera moves left': camera('pan', -0.9),
  'pan down|pans down|tilt down|tilts down|camera tilts down|crane down': camera('lower', 0.9),
  'pan up|pans up|tilt up|tilts up|camera tilts up|crane up|crane shot|camera rises|rises': camera('lower', -0.9),
  'orbit|orbits|orbiting|camera orbits|circle|circles|circling|arc shot|rotates around|moves around her|moves around him|parallax|360|orbit right|camera circles':
    camera('orbit', 0.9),
  'orbit left|circles left|orbits left': camera('orbit', -0.9),
  'handheld|hand held|shaky|shaky camera|documentary style|found footage': deed({ does: 'handheld' }),
  'static camera|static shot|locked camera|tripod|fixed camera|camera still|still camera': deed({ does: 'still' }),
})

const AIR_WORDS: WordList = traits({
  'wind|windy|in the wind|wind in her hair|wind in his hair|hair blowing|blowing hair|hair blows|hair flows|flowing hair|hair moving|hair waving|gust|gusts|hair fluttering|hair flutters|dress flutters|flutters|blowing':
    deed({ does: 'wind', amount: 0.62 }),
  'breeze|breezy|light breeze|soft breeze|gentle breeze|gentle wind|light wind|hair sways|hair swaying': deed({
    does: 'wind',
    amount: 0.36,
  }),
  'storm|stormy|strong wind|heavy wind|hurricane': deed({ does: 'wind', amount: 1 }),
  'rain|rains|raining|rainy|drizzle|downpour|raindrops|rain falls|rain falling': deed({
    does: 'weather',
    kind: 'rain',
  }),
  'snow|snows|snowing|snowy|snowfall|snowflakes|snow falls|snow falling|falling snow|blizzard': deed({
    does: 'weather',
    kind: 'snow',
  }),
  'leaves|falling leaves|leaves falling|leaves fall|autumn leaves|leaves blowing': deed({
    does: 'weather',
    kind: 'leaves',
  }),
  'petals|falling petals|petals falling|petals fall|cherry blossoms|blossoms|confetti|rose petals': deed({
    does: 'weather',
    kind: 'petals',
  }),
  'fog|foggy|mist|misty|haze|smoke|fog rolls in|drifting fog|steam': deed({ does: 'weather', kind: 'fog' }),
  'sunset|golden hour|sun sets|setting sun|sunrise|sun rises|light changes|golden light|sun flare': deed({
    does: 'light',
    kind: 'sunset',
  }),
  'neon|neon lights|neon light|flickering neon|neon flicker|neon sign|flickering lights|lights flicker|disco|strobe|flashing lights':
    deed({ does: 'light', kind: 'neon' }),
  'clouds|passing clouds|clouds pass|clouds passing|cloud shadows|clouds drift': deed({
    does: 'light',
    kind: 'clouds',
  }),
  'candle|candles|candlelight|firelight|fire|fireplace|flames|campfire|flickering light': deed({
    does: 'light',
    kind: 'candle',
  }),
})

const TIMING_WORDS: WordList = traits({
  'slow|slowly|softly|gradually|gently|smoothly|lazily|in slow motion|slow motion|gracefully': pace('slow'),
  'quick|quickly|fast|suddenly|briskly|rapidly|sharply|abruptly|energetically': pace('quick'),
  'left|to the left|leftwards': direction('left'),
  'right|to the right|rightwards': direction('right'),
  'up|upwards|upward': direction('up'),
  'down|downwards|downward': direction('down'),
  'in|inwards': direction('in'),
  'out|outwards': direction('out'),
  'once|one time': count(1),
  'twice|two times|again': count(2),
  'three times|repeatedly|several times|over and over': count(3),
  'first|at first|begins by|starts by|starts with|in the beginning|initially': step('first'),
  'then|and then|after that|afterwards|next|later|followed by|before|and after': step('next'),
  'finally|at last|in the end|at the end|ends with|lastly': step('last'),
  'while|meanwhile|at the same time|as she|as he|as|simultaneously': step('same'),
})

/** Plain words around movements that ask for nothing themselves. */
const QUIET_WORDS: WordList = traits({
  'camera|video|clip|animation|animate|animated|animates|scene|seconds|second|frame|loop|looping|seamless|motion|moving|moves|movement|move|action|woman|man|girl|boy|person|lady|guy|hair|eyes|hand|hands|face|dress|begin|begins|start|starts|starting|continue|continues|keep|keeps|gaze|expression|natural|naturally|subtle|subtly|realistic|cinematic|smooth|effect|light|lighting|background|shot':
    () => {},
})

/** Phrases about movement, with the small words that hold a sentence together. */
export const MOTION_WORDS: WordList = [
  ...STRUCTURE_WORDS,
  ...MAKING_WORDS,
  ...HEAD_WORDS,
  ...FACE_WORDS,
  ...BODY_WORDS,
  ...NEAR_WORDS,
  ...CAMERA_WORDS,
  ...AIR_WORDS,
  ...TIMING_WORDS,
  ...QUIET_WORDS,
]
