import { all, shape } from '../../effects.ts'
import { changed, traits } from '../../sense.ts'
import type { WordList } from '../../sense.ts'
import { face } from '../scene-effects.ts'

/** What faces do. */
export const EXPRESSION_WORDS: WordList = [
  ...traits({
    'smirking|smirk|smug|sly smile|sly|half smile|lopsided smile|crooked smile': face({ face: 'smirk' }),
    'furious|rage|raging|mad|enraged|angry face': face({ face: 'angry' }),
    'sorrowful|sorrow|heartbroken|upset': face({ face: 'sad' }),
    'surprised|shocked|amazed|astonished|gasping|surprise|shocked face|awe|in awe': face({ face: 'surprised' }),
    'crying|tearful|sobbing|in tears|weeping|teary eyed': face({ face: 'crying' }),
    'winking|wink|winks': face({ face: 'wink' }),
    'kissy face|kiss|kissing|duck face|pouting|pout|pouty': face({ face: 'kiss' }),
    'bored|unimpressed': face({ face: 'bored' }),
  }),
  ...traits({
    'scared|frightened|terrified|fearful|afraid|horrified|panicked|worried': face({ face: 'scared' }),
    'shouting|screaming|yelling|roaring|scream': face({ face: 'shouting' }),
    'ecstatic|excited|cheering|overjoyed|thrilled|euphoric|exuberant|elated': face({ face: 'excited' }),
    'yawning|yawn|yawns': face({ face: 'yawning' }),
    'annoyed|irritated|frustrated|stressed|impatient|pissed off': face({ face: 'annoyed' }),
    'nervous|anxious|awkward|tense|uneasy|insecure|hesitant': face({ face: 'nervous' }),
    'flirty|seductive|sultry|mischievous|sassy|flirting|cheeky|playful look|teasing|sensual|provocative|alluring|coy|naughty':
      face({ face: 'flirty' }),
    'embarrassed|bashful|shy|timid|innocent': face({ face: 'shy', gazeDown: 0.3 }),
    'blushing|blush on her cheeks|flushed': all(face({ face: 'shy' }), shape({ blush: 1 })),
    'curious|curious look|intrigued|inquisitive|raised eyebrows|eyebrows raised|raising her eyebrows': face({
      face: 'curious',
    }),
    'hopeful|in love|loving|tender|inspired|grateful|romantic look|affectionate|dreamy look|nostalgic look|wistful':
      face({
        face: 'tender',
      }),
    'determined look|brave|brave look|resolute|fearless|heroic look|focused look|concentrated|concentrating': face({
      face: 'determined',
    }),
    'sulking|sulky|pouting lips|grumpy face': face({ face: 'sulking' }),
    'satisfied|relieved|wise|wise eyes|wise look|humble|sincere|genuine|trustworthy|dimpled smile|good humored|at peace':
      face({ face: 'content' }),
    'lonely|depressed|disappointed|hurt|gloomy|hopeless': face({ face: 'sad', gazeDown: 0.3 }),
    'wide eyes|eyes wide open|wide open eyes|staring|startled|stunned': face({ face: 'surprised' }),
    'open mouthed|talking to the camera|mid sentence|speaking': face({ mouthOpen: 0.55 }),
    'mouth open|open mouth|parted lips|lips parted|mouth slightly open': face({ mouthOpen: 0.3 }),
    'sleepy|drowsy|half closed eyes|half lidded|squinting|bedroom eyes|sleepy eyes|squinting in the sun': face({
      lids: 0.4,
    }),
  }),
  ...changed(
    'drawn with a frown and narrowed eyes',
    traits({
      'sneering|sneer|jealous|defiant|cynical|skeptical|sceptical|sarcastic|suspicious|doubtful|judgmental|contemptuous':
        face({
          face: 'skeptical',
        }),
      'disgusted|disgust|grossed out|wrinkled nose|nose wrinkled|scrunched nose|nose scrunch|wrinkling her nose|grimacing|grimace':
        face({ face: 'disgusted' }),
    }),
  ),
  ...changed(
    'both brows are raised',
    traits({ 'raised eyebrow|one eyebrow raised|arched eyebrow look': face({ face: 'curious' }) }),
  ),
]
