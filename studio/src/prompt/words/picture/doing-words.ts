import { all, makeup, mood, shape } from '../../effects.ts'
import { changed, remarks, traits } from '../../sense.ts'
import type { Fate, WordList } from '../../sense.ts'
import { scene, withThing } from '../scene-effects.ts'

/** Verbs that take what is named behind them, which then is in the picture while nothing is done with it. */
const VERBS_WITH_THINGS =
  'eating|tasting|licking|biting|biting into|devouring|slurping|munching|savouring|savoring|playing|using|opening|unwrapping|unboxing|cutting|slicing|pouring|stirring|throwing|catching|kicking|hitting|swinging|lifting|feeding|brushing|cleaning|fixing|repairing|adjusting|applying|putting on|reaching for|picking|picking up|juggling|tossing|balancing|hugging|embracing|cuddling|petting|stroking|pushing|pulling|wrapping|packing|decorating|carving|kneading|mixing|whisking|plating|arranging|trying on|testing|selling|buying|admiring|inspecting|examining|studying|learning|practicing|practising|shaking|tuning|loading|tapping|hailing|assembling|folding|hanging|dropping|catching up with|swirling|blowing|smelling|sniffing|tying|buttoning|zipping|rolling up|rolling|pressing|squeezing|scooping|dipping|lacing up|strumming'

/** Verbs that whoever holds what is named behind them does. */
const VERBS_OF_HOLDING =
  'drinking|sipping|enjoying|offering|presenting|showing off|showing|serving|grabbing|gripping|clutching|promoting|advertising|reviewing'

const carriers = (words: string, told: { fate?: Fate; how?: string } = {}): WordList =>
  words.split('|').map((phrase) => [phrase, { role: 'carrier', means: 'thing', ...told }])

const VERB_WORDS: WordList = [
  ...carriers(VERBS_WITH_THINGS, { fate: 'changed', how: 'drawn with it, while nothing is done' }),
  ...carriers(VERBS_OF_HOLDING),
]

/** What faces and heads do. */
const FACE_WORDS: WordList = [
  ...traits({
    'talking|chatting|whispering|telling a story|in conversation|mid conversation|narrating|lip syncing': scene({
      mouthOpen: 0.4,
    }),
    'blank stare|blank expression|blank face|dead eyes|resting bitch face|rbf|stone face|vacant stare|emotionless':
      mood(-0.4),
    'looking out|looks out|side eye|side eyeing|side glance|sideways glance|glancing sideways|glancing aside|looking sideways|looking out to sea|looking into the horizon|gazing out|staring off':
      scene({ gazeAway: 1, turn: 0.2 }),
    'eye roll|rolling her eyes|rolling his eyes': scene({ gazeDown: -1, face: 'annoyed' }),
    'furrowed brow|furrowed brows|knitted brows|furrowed eyebrows|frowning brows|creased brow': scene({
      face: 'annoyed',
    }),
    'grin from ear to ear|ear to ear grin|beaming smile|wide toothy smile|smiling from ear to ear|huge grin': mood(1),
    'friendly eyes|kind eyes|kind face|warm eyes|gentle eyes|smiling eyes|friendly face|gentle face|good mood':
      mood(0.55),
    'proud smile|confident smile|calm smile|sly grin|content smile|peaceful smile|serene smile': mood(0.5),
    'sad smile|bittersweet smile|melancholic smile': scene({ face: 'tender' }),
    'cold stare|icy stare|hard stare|death stare|steely gaze|steely eyes|hard look|stern look|stern gaze|glaring|glare':
      mood(-0.9),
    'head held high|chin raised|chin lifted|raised chin|head up|head high|head thrown back|head back|head tilted back':
      scene({ gazeDown: -0.5 }),
    'head bowed|bowed head|head down|chin down|eyes down': scene({ gazeDown: 1 }),
    'eyes half closed|heavy lidded eyes|droopy eyes|lazy eyes': scene({ lids: 0.45 }),
    'gasp|open mouthed smile|jaw dropping|slack jawed|dumbfounded|speechless': scene({ face: 'surprised' }),
    'blissful|bliss|enchanted|moved|touched|thankful|adoring|loving look|love struck|lovestruck|sentimental': scene({
      face: 'tender',
    }),
    'guilty|ashamed|sheepish|flustered|self conscious|apologetic': scene({ face: 'shy', gazeDown: 0.3 }),
    'grieving|mourning|devastated|sorrow in her eyes|sorrow in his eyes|miserable|crestfallen': scene({ face: 'sad' }),
    'outraged|livid|hostile|aggressive|vengeful|snarling|menacing|wrathful|seething': scene({ face: 'angry' }),
    'amused|entertained|tickled|chuckling|chuckle|grinning mischievously|giddy': all(
      mood(0.9),
      scene({ face: 'laugh' }),
    ),
    'stoic look|stoicism|resilient look|unshaken|battle ready|battle hardened|heroic|valiant|bold look|fearless look':
      scene({ face: 'determined' }),
  }),
  ...remarks(
    'missing',
    'faces cannot do that',
    'fish gape|biting her nails|biting nails|crossed eyes|cross eyed|puffed cheeks|licking her lips|licking lips|chewing',
  ),
]

/** What people do with things, at places that go with it. */
const DEEDS: WordList = [
  ...traits({
    'gaming|playing video games|playing a video game|playing games|video gaming|playing on a console|playing fortnite|playing playstation':
      withThing('controller'),
    'filming|vlogging|recording|shooting a video|shooting a vlog|recording a video|photographing wildlife|doing photography':
      withThing('camera'),
    'picking flowers|picking wildflowers|gathering flowers|arranging flowers|smelling flowers|smelling a rose|sniffing flowers|making a bouquet|flower arranging':
      withThing('bouquet'),
    'picking apples|apple picking|strawberry picking|picking strawberries|fruit picking|berry picking|picking berries|picking oranges|harvesting|picking grapes|grape picking|foraging|collecting eggs|picking lemons|picking olives':
      withThing('basket'),
    'bird watching|people watching|sightseeing tour|window shopping': scene({ gazeAway: 1 }),
    'doing pilates|pilates': withThing(undefined, 'dance-studio'),
    'smoking|smoking a cigarette|smoking a cigar|cigarette in hand|cigar in hand|holding a cigarette|having a cigarette|holding a cigar':
      withThing('cigarette'),
    'working out at the gym|pumping iron|weightlifting|weight lifting|weight training|strength training|bench pressing':
      withThing('dumbbell', 'gym'),
    'studying|doing homework|cramming|revising': all(withThing('book', 'library'), scene({ gazeDown: 1 })),
    'at a concert|watching a concert': withThing(undefined, 'stage'),
    'strolling through town|wandering the streets|walking down the street|walking through the city|crossing the street':
      all(withThing(undefined, 'city'), scene({ stance: 'walking' })),
    'out with friends|partying|clubbing|raving': withThing(undefined, 'nightclub'),
    'walking on the beach|walking along the beach|strolling along the beach|beach walk': all(
      withThing(undefined, 'beach'),
      scene({ stance: 'walking' }),
    ),
    'walking in the park|walk in the park|walking through the park': all(
      withThing(undefined, 'garden'),
      scene({ stance: 'walking' }),
    ),
    'walking in the forest|forest walk|walking through the forest|forest bathing|hiking in the woods|trail walking|nature walk':
      all(withThing(undefined, 'forest'), scene({ stance: 'walking' })),
    'catwalking|walking the runway|on the runway|walking down the runway|walking the catwalk': all(
      withThing(undefined, 'runway'),
      scene({ stance: 'walking' }),
    ),
  }),
  ...changed(
    'drawn in a kitchen',
    traits({
      'chopping|tossing pizza dough|tossing dough|brewing coffee|chopping onions|baking cookies|baking bread|baking a cake|baking cupcakes|making pancakes|making pasta|cooking pasta|making pizza|cooking breakfast|making breakfast|cooking lunch|preparing food|preparing a meal|making a salad|making a smoothie|chopping vegetables|cutting vegetables|stirring a pot|kneading dough|rolling dough|frying eggs|plating food|plating a dish|icing a cake|decorating a cake|meal prep|meal prepping|making dinner|making coffee|making tea|tasting sauce|making sushi|flipping pancakes':
        withThing(undefined, 'kitchen'),
    }),
  ),
  ...changed(
    'drawn holding what belongs to it',
    traits({
      'playing table tennis|ping pong|playing ping pong|playing tennis|playing badminton|playing squash|playing padel|playing pickleball|serving a tennis ball|swinging a racket|practicing tennis':
        withThing('racket', 'tennis-court'),
      'playing football|playing soccer|kicking a ball|dribbling a ball|football match|juggling a football|playing volleyball|playing beach volleyball|playing rugby|playing handball':
        withThing('football', 'stadium'),
      'playing basketball|shooting hoops|shooting a basketball|dunking|dribbling|spinning a basketball|basketball match':
        withThing('basketball', 'basketball-court'),
      'playing cricket|batting|hitting a six|at the crease': withThing('cricket-bat', 'stadium'),
      'playing golf|golfing|swinging a golf club|teeing off': withThing('staff', 'golf-course'),
      'playing chess|playing cards|playing poker|doing magic|magic trick|card trick|reading tarot': withThing('card'),
      'streaming|podcasting|recording a podcast|hosting a podcast|hosting a show|doing an interview|interviewing|recording a song|doing karaoke|presenting news':
        withThing('microphone'),
      'fishing|fly fishing|ice fishing|casting a line': withThing('staff', 'lake'),
      'gardening|planting flowers|potting plants|repotting plants|tending plants|planting a tree': withThing(
        'plant',
        'garden',
      ),
      'sword fighting|fencing|swordfighting|training with a sword|wielding a sword|drawing a sword': withThing('sword'),
      'doing laundry|folding laundry|hanging laundry': withThing('basket', 'laundromat'),
      'grocery shopping trip|pushing a cart|pushing a shopping cart|pushing a trolley': withThing(
        'shopping-bag',
        'supermarket',
      ),
      'sketching|drawing in a sketchbook|drawing portraits|doodling|journalling': withThing('book'),
      'painting her nails|doing her nails|getting a manicure': scene({ worn: { nails: 'nail-polish' } }),
      'brushing teeth|brushing her teeth|brushing his teeth|putting on makeup in the mirror|shaving|shaving his face|washing her face|washing face|doing a face mask|applying face mask|applying a face mask':
        withThing(undefined, 'bathroom'),
      'getting ready|getting dressed|getting ready for a night out': all(
        withThing(undefined, 'bedroom'),
        makeup({ strength: 0.6 }),
      ),
      'grilling|barbecuing|bbq|barbecue|barbeque|having a barbecue|at the grill|bbq party|cookout': withThing(
        undefined,
        'garden',
      ),
      'lifting a barbell|deadlifting|deadlift|deadlifts|doing deadlifts|barbell training|lifting barbells|doing a workout|doing squats with weights|crossfit|circuit training|hiit|spinning class|doing cardio|on a treadmill|running on a treadmill|push ups|pull ups|doing push ups|planking|doing a plank':
        withThing(undefined, 'gym'),
    }),
  ),
  ...changed(
    'drawn standing',
    traits({
      'swimming|diving|floating in the pool|swimming laps|splashing in the pool': withThing(undefined, 'pool'),
      'snorkeling|snorkelling|scuba diving|freediving': withThing(undefined, 'underwater'),
      'skiing|snowboarding|sledding|on a chairlift|snow tubing': withThing(undefined, 'snow-village'),
      'ice skating|figure skating|skating on ice': withThing(undefined, 'ice'),
      'rowing|paddling|kayaking|canoeing|paddleboarding|stand up paddling': withThing(undefined, 'lake'),
      'rock climbing|climbing|bouldering|mountaineering|scrambling': withThing(undefined, 'canyon'),
      'sunbathing|tanning|lying on the beach|lying in the sun|lying on a towel': withThing(undefined, 'beach'),
      'lying on the grass|lying in the grass|lying in grass|lying in a meadow|lying in a field|lying in flowers|lying among flowers':
        withThing(undefined, 'flower-field'),
      'lying on a bed|lying in bed|lying on bed|lounging in bed|waking up in bed|stretching in bed|sleeping in bed|reclining in bed':
        withThing(undefined, 'bedroom'),
      lounging: scene({ beside: { sofa: true } }),
      'leaning on car|leaning on a white car|leaning on a car|leaning against a car|leaning on a sports car|leaning against her car|leaning on the hood|sitting on the hood of a car|leaning out of a car':
        scene({ beside: { car: true } }),
      'riding a horse|horseback riding|on horseback|horse riding|galloping|on a horse': scene({
        beside: { horse: true },
      }),
      'riding a skateboard down the street|longboarding|rollerblading|roller skating|roller blading|skating': withThing(
        undefined,
        'road',
      ),
      'floating on a pool float|lying on a pool float|on a pool float|lounging by the pool|lying by the pool|lying on a sun lounger|on a sun lounger|relaxing by the pool':
        withThing(undefined, 'pool'),
      'soaking in a bath|soaking in the tub|taking a bath|bathing|relaxing in the bath|showering|taking a shower':
        withThing(undefined, 'bathroom'),
      'leaning on the bar|leaning on the counter|leaning on a bar counter': withThing(undefined, 'cafe'),
      'leaning on a railing|leaning on the railing|leaning over the railing|leaning on a balcony': withThing(
        undefined,
        'rooftop',
      ),
      'perched on a stool|perched on a barstool|perched on a ledge': scene({ stance: 'on-stool' }),
    }),
  ),
  ...changed(
    'drawn with folded hands',
    traits({
      'heart hands|hand heart|heart with her hands|making a heart with her hands|making a heart|heart sign|heart shape with her hands|hands in a heart shape':
        scene({ stance: 'hands-clasped' }),
    }),
  ),
  ...changed(
    'drawn with a peace sign',
    traits({
      'shaka|shaka sign|hang loose|hang loose sign|rock on sign|rock sign|rock hand|devil horns sign|metal horns|finger heart|finger hearts|finger gun|finger guns|vulcan salute|crossed fingers|fingers crossed':
        scene({ stance: 'peace-sign' }),
    }),
  ),
  ...changed(
    'drawn with the hands at the cheeks',
    traits({
      'facepalm|face palm|head in hands|head in her hands|head in his hands': scene({ stance: 'hand-on-cheek' }),
    }),
  ),
  ...changed(
    'seen from the front',
    traits({ 'back to camera|back turned|turned away|walking away|facing away|back facing': () => {} }),
  ).map(([phrase, sense]) => [phrase, { ...sense, fate: 'changed' as const }] as const),
]

/** Light, lenses and grades by further names. */
const LIGHT_NAMES: WordList = [
  ...traits({
    'low key|low key light|single light source|one light setup|hard key light|noir lighting|gobo lighting|hard side light|side lit|side lighting|sidelit|short lighting':
      scene({ lighting: 'dramatic' }),
    'loop lighting|three point lighting|paramount lighting|broad lighting|octabox|octobox|umbrella lighting|continuous lighting|diffused light|bounce light|bounced light|reflector|reflector light|soft key light|soft side light|overhead softbox light|scrim':
      scene({ lighting: 'soft' }),
    'clamshell|hard flash|bare flash|camera flash|ring flash|flash lit|strobe|strobe light|studio strobe|bright flash|beauty light|big flash|party flash|paparazzi':
      scene({ lighting: 'high-key' }),
    'kicker light|hair rim light|glowing rim|glowing outline|halo effect|back light|sun behind her|sun behind him|sun behind|against the sun|sun through her hair|sun in her hair':
      scene({ lighting: 'rim' }),
    'firelit|lit by fire|lit by a campfire|glow of the fire|fairy light glow|warm interior light|table lamp light|lit by lanterns|lit by lamps|lantern glow|lit by string lights':
      scene({ lighting: 'warm' }),
    'ilford|tri x|hp 5|black and white film|bw|b w|silver gelatin|grey tones|gray tones': scene({ mood: 'monochrome' }),
    'fuji film|fujicolor|fuji pro 400 h|agfa|cinestill 800 t|kodak gold|kodak portra|portra 400|kodak ektar|ektachrome|film colors|film tones|film camera look|film stock|35 mm photo|35mm photo':
      scene({ mood: 'film' }),
    'summer|in summer|summer season|summer vibe|hot summer': scene({ weather: 'clear' }),
    'frosty|freezing|freezing cold|icy weather|winter morning|winter day|cold winter|winter afternoon|winter evening|frost|snow drifts|snow capped|polar':
      scene({ weather: 'snow' }),
    'rain storm|rainstorm|rain on the window|rain outside|tropical rain': scene({ weather: 'rain' }),
    'soft morning sun|warm morning sun|bright morning light|sunlit room|sunlight on her face|sunlight on face|sun on her face|sun on his face|sunlight through the window|sun through the window|morning sun|morning light|afternoon light|afternoon sun|warm sunlight|warm sun':
      scene({ weather: 'clear' }),
    'late morning light|early light|dawn light|sunrise light': scene({
      time: 'dawn',
    }),
  }),
  ...traits({
    'morning mist|misty morning|morning fog|foggy morning': scene({ time: 'day', weather: 'fog' }),
    'night rain|rainy night|stormy night': scene({ time: 'night', weather: 'rain' }),
    'snowy night|winter night|snow at night': scene({ time: 'night', weather: 'snow' }),
    'foggy night|misty night|foggy street at night': scene({ time: 'night', weather: 'fog' }),
    'shoulders up|chest up|face close up|tight shot|tight crop|medium close up|beauty close up|face portrait|tight portrait':
      scene({ framing: 'selfie' }),
    'mid shot|waist shot|american shot|waist up shot|upper half|torso shot|three quarter length': scene({
      framing: 'half-body',
    }),
    'long shot|establishing shot|from head to toe|full outfit|full outfit shot|full look|whole outfit|outfit shot|ootd shot':
      scene({ framing: 'full-body' }),
  }),
  ...changed(
    'drawn with the light behind',
    traits({ 'silhouette|silhouetted|in silhouette': scene({ lighting: 'rim' }) }),
  ),
  ...traits({
    'sepia|sepia tone|sepia toned|sepia tones|sepia photo|daguerreotype|tintype|old sepia photo': scene({
      mood: 'sepia',
    }),
  }),
  ...remarks(
    'missing',
    'cannot be seen in a picture',
    'humid|muggy|chilly|hot outside|heat|warm day|cold day|gust|smell|sound|silence|whispering wind',
  ),
  ...remarks(
    'missing',
    'a kind of picture, no thing to be drawn',
    'pov|photo session|fashion shoot|studio shoot|studio session|film set|ad campaign|advertising campaign|brand deal|partnership|collab post|teaser|film still|movie still|screenshot|test shot|polaroids|digitals|comp card',
  ),
]

/** Bodies by further names. */
const BODY_NAMES: WordList = [
  ...changed(
    'drawn as muscles',
    traits({
      'veins on his arms|veins on arms|bulging veins|vascular|vascularity|vascular arms': shape({ muscle: 0.8 }),
    }),
  ),
  ...traits({
    'pear shaped|pear shape|bottom heavy|thick thighs|thick legs|big thighs|wide thighs|big butt|big bum|round hips':
      shape({ hips: 0.9 }),
    'apple shaped|apple shape|full bellied': shape({ belly: 0.4, waist: 0.6 }),
    'toned arms|strong arms|defined arms|toned body|toned legs|toned physique|defined muscles|strong legs|strong body|swimmer body|dancer body|runner body|gymnast body|ripped body|lean body|sculpted body|muscular legs|veiny arms':
      shape({ muscle: 0.7 }),
    'flat stomach|flat belly|toned stomach|slim stomach|lean waist': shape({ belly: 0, waist: -0.6 }),
    'weathered hands|calloused hands|wrinkled hands|old hands|rough hands': shape({ skinTexture: 0.7 }),
    'forehead lines|frown lines|deep lines|lines on his face|lines on her face|lined face|worry lines|smile wrinkles|eye wrinkles|age spots':
      shape({ skinTexture: 0.8 }),
    'sallow|pallid|pasty|ashen': shape({ undertone: 0.3 }),
    'ruddy|ruddy face|ruddy complexion|wind burned|windburned|sun burnt nose|sunburned nose|red nose|rosy nose|pink nose':
      shape({ blush: 0.9 }),
  }),
]

/** What is done, how it is lit and taken, and what bodies are like, by more names than tables elsewhere have. */
export const DOING_WORDS: WordList = [...VERB_WORDS, ...FACE_WORDS, ...DEEDS, ...LIGHT_NAMES, ...BODY_NAMES]
