import { all, mood, shape } from '../../effects.ts'
import { changed, traits } from '../../sense.ts'
import type { WordList } from '../../sense.ts'
import { scene } from '../scene-effects.ts'

/** What faces do. */
export const EXPRESSION_WORDS: WordList = [
  ...traits({
    'smirking|smirk|smug|sly smile|sly|half smile|lopsided smile|crooked smile': scene({ face: 'smirk' }),
    'furious|rage|raging|mad|enraged|angry face': scene({ face: 'angry' }),
    'sorrowful|sorrow|heartbroken|upset': scene({ face: 'sad' }),
    'awestruck|starstruck|overwhelmed|wide eyed|surprised|shocked|amazed|astonished|gasping|surprise|shocked face|awe|in awe':
      scene({ face: 'surprised' }),
    'crying|tearful|sobbing|in tears|weeping|teary eyed|teary eyes|teary|tears|tears in her eyes|tear on her cheek|tears on her cheeks|tears rolling down her cheeks|tears streaming down her face|tear rolling down her cheek|watery eyes|eyes full of tears':
      scene({ face: 'crying' }),
    'winking|wink|winks|one eye closed': scene({ face: 'wink' }),
    'duck lips|puckered lips|kissy face|kiss|kissing|duck face|pouting|pout|pouty': scene({ face: 'kiss' }),
    'bored|unimpressed': scene({ face: 'bored' }),
  }),
  ...traits({
    'scared|frightened|terrified|fearful|afraid|horrified|panicked|worried': scene({ face: 'scared' }),
    'shouting|screaming|yelling|roaring|scream': scene({ face: 'shouting' }),
    'ecstatic|excited|cheering|overjoyed|thrilled|euphoric|exuberant|elated': scene({ face: 'excited' }),
    'yawning|yawn|yawns': scene({ face: 'yawning' }),
    'annoyed|irritated|frustrated|stressed|impatient|pissed off': scene({ face: 'annoyed' }),
    'nervous|anxious|awkward|tense|uneasy|insecure|hesitant': scene({ face: 'nervous' }),
    'flirty|seductive|sultry|mischievous|sassy|flirting|cheeky|playful look|teasing|sensual|provocative|alluring|coy|naughty':
      scene({ face: 'flirty' }),
    'embarrassed|bashful|shy|timid|innocent': scene({ face: 'shy', gazeDown: 0.3 }),
    'blushing|blush on her cheeks|flushed': all(scene({ face: 'shy' }), shape({ blush: 1 })),
    'curious|curious look|intrigued|inquisitive|raised eyebrows|eyebrows raised|raising her eyebrows': scene({
      face: 'curious',
    }),
    'hopeful|in love|loving|tender|inspired|grateful|romantic look|affectionate|dreamy look|nostalgic look|wistful':
      scene({ face: 'tender' }),
    'clenched jaw|jaw clenched|gritted teeth|clenched teeth|determined look|brave|brave look|resolute|fearless|heroic look|focused look|concentrated|concentrating':
      scene({
        face: 'determined',
      }),
    'sulking|sulky|pouting lips|grumpy face': scene({ face: 'sulking' }),
    'satisfied|relieved|wise|wise eyes|wise look|humble|sincere|genuine|trustworthy|dimpled smile|good humored|at peace':
      scene({ face: 'content' }),
    'lonely|depressed|disappointed|hurt|gloomy|hopeless': scene({ face: 'sad', gazeDown: 0.3 }),
    'wide eyes|eyes wide open|wide open eyes|staring|startled|stunned': scene({ face: 'surprised' }),
    'open mouthed|talking to the camera|mid sentence|speaking': scene({ mouthOpen: 0.55 }),
    'mouth open|open mouth|parted lips|lips parted|mouth slightly open': scene({ mouthOpen: 0.3 }),
    'gentle expression|soft expression|gentle look|soft look|soft gaze|gentle gaze|tender expression|kind expression':
      mood(0.35),
    'ambitious|hard working|hardworking|goal oriented|competitive|courageous|resilient|persistent': scene({
      face: 'determined',
    }),
    'intelligent|clever|knowledgeable|educated|graceful|refined|composed|sophisticated|cultured|patient|compassionate|caring|empathetic|nurturing|noble looking':
      scene({ face: 'content' }),
    'rebellious|badass|cocky|arrogant|with attitude|sassy attitude|unapologetic|street smart|attitude': scene({
      face: 'smirk',
    }),
    'quirky|goofy|silly|funny|humorous|witty|comedic|exhilarated|pumped': scene({ face: 'excited' }),
    'vulnerable|fragile|longing|yearning|homesick|bittersweet': scene({ face: 'tender' }),
    'wholesome|adorable|lovable|endearing|young at heart|adventurous|free spirited|spontaneous|outgoing|extroverted|enthusiastic|passionate|fun loving|creative|artistic|imaginative|open minded|lively person':
      mood(0.6),
    'squint|squints|smoldering eyes|sleepy|drowsy|half closed eyes|half lidded|squinting|bedroom eyes|sleepy eyes|squinting in the sun':
      scene({
        lids: 0.4,
      }),
  }),
  ...changed(
    'drawn moved, without tears',
    traits({
      'happy tears|tears of joy|crying happy tears|crying tears of joy|crying with joy|crying of joy': scene({
        face: 'tender',
      }),
    }),
  ),
  ...changed(
    'drawn with a frown and narrowed eyes',
    traits({
      'sneering|sneer|jealous|defiant|cynical|sarcastic|judgmental|contemptuous': scene({ face: 'skeptical' }),
      'disgusted|disgust|grossed out|wrinkled nose|nose wrinkled|scrunched nose|nose scrunch|wrinkling her nose|grimacing|grimace':
        scene({ face: 'disgusted' }),
    }),
  ),
  ...traits({
    'skeptical|sceptical|suspicious|doubtful': scene({ face: 'skeptical' }),
    'confused|confused look|puzzled|perplexed|baffled|bewildered|clueless|unsure|raised eyebrow|raised brow|one eyebrow raised|one brow raised|raising an eyebrow|raising one eyebrow|lifted eyebrow|quizzical|quizzical look|arched eyebrow look':
      scene({ face: 'quizzical' }),
  }),
]
