import type { Backdrop } from '../../../places/places.ts'
import type { Stance } from '../../../scene/scene.ts'
import { changed, traits } from '../../sense.ts'
import type { Effect, WordList } from '../../sense.ts'
import { scene } from '../scene-effects.ts'

/** How people stand and go. */
const BEARING_WORDS: WordList = traits({
  'standing|stands|upright|stand|waiting|waiting in line|standing still|standing tall|standing confidently|standing alone|standing straight|good posture|queueing':
    scene({ stance: 'relaxed' }),
  'walking towards camera|walking toward camera|walking to camera|walking|walks|strolling|striding|taking a walk|stroll|on the move|walk|rushing|hurrying|trekking|marching|wandering|walking towards the camera|walking toward the camera|walking by|walking past|walking forward|power walking|stepping forward|commuting|on her way to work|on his way to work|running errands|sightseeing|exploring':
    scene({ stance: 'walking' }, { stance: 'relaxed' }),
  'arms crossed|crossed arms|folded arms|arms folded|crossing her arms|crossing his arms|crosses her arms|crosses his arms|folds her arms|folds his arms|with her arms crossed|with his arms crossed|arms across':
    scene({ stance: 'arms-crossed' }, { stance: 'relaxed' }),
  'hand on hip|hand on her hip|hand on his hip|hand on the hip|one hand on her hip|one hand on his hip|hand on her waist|hand on his waist|model pose|fashion pose|confident pose|bold pose|editorial pose|confident stance|posing confidently|posing like a model|strong pose|sassy pose':
    scene({ stance: 'hand-on-hip' }, { stance: 'relaxed' }),
  'hands on hips|hands on her hips|hands on his hips|hands on the hips|arms akimbo|akimbo|hands on her waist|superhero pose|power pose|heroic pose':
    scene({ stance: 'hands-on-hips' }, { stance: 'relaxed' }),
  'legs crossed|crossed legs|ankles crossed|crossed ankles|crossing her legs|legs crossed at the ankles': scene(
    { stance: 'legs-crossed' },
    { stance: 'relaxed' },
  ),
  'hands in pockets|hand in pocket|hands in her pockets|hands in his pockets|hand in his pocket|hand in her pocket|hands in the pockets':
    scene({ stance: 'hands-in-pockets' }, { stance: 'relaxed' }),
  'hands behind back|hands behind her back|hands behind his back|hands behind the back|arms behind her back': scene(
    { stance: 'hands-behind-back' },
    { stance: 'relaxed' },
  ),
})

/** What arms and hands do. */
const GESTURE_WORDS: WordList = traits({
  'waving|waves hello|waving hello|waving her hand|waving his hand|waving at the camera|waving goodbye|waving hand|greeting|waving to the camera|waves at the camera|waving from afar|waving to a friend':
    scene({ stance: 'waving' }, { stance: 'relaxed' }),
  'peace sign|v sign|peace signs|making a peace sign|victory sign|showing a peace sign|doing a peace sign': scene(
    { stance: 'peace-sign' },
    { stance: 'relaxed' },
  ),
  'pointing|pointing up|pointing to the side|pointing at something|pointing away|pointing finger': scene(
    { stance: 'pointing' },
    { stance: 'relaxed' },
  ),
  'thumbs up|thumb up|giving a thumbs up|gives a thumbs up|showing thumbs up': scene(
    { stance: 'thumbs-up' },
    { stance: 'relaxed' },
  ),
  'fist raised|raised fist|fist|fist up|fist in the air|clenched fist|fist pump|punching the air|raised fists|raising her fist|raising his fist':
    scene({ stance: 'fist-raised' }, { stance: 'relaxed' }),
  'arms up|arms raised|hands up|arms in the air|hands in the air|raised arms|raising her arms|raising his arms|arms above her head|arms overhead|hands raised|victory pose|arms raised in victory|winning pose|hands raised in joy|reaching for the sky|arms raised to the sky':
    scene({ stance: 'arms-raised' }, { stance: 'relaxed' }),
  'wrist near chin|hand near chin|fist under chin|hand near her chin|hand on chin|chin on hand|hand on her chin|hand on his chin|thinking pose|stroking his beard|chin in hand|resting chin on hand|chin resting on hand|hand under chin':
    scene({ stance: 'hand-on-chin' }, { stance: 'relaxed' }),
  'hand on cheek|hand on her cheek|hand on her face|hand on face|hand near face|touching her face|hand near her face|hand on his face|touching face|hand by her face|touching her cheek|applying cream on her cheek|applying cream|applying face cream|applying moisturizer|applying moisturiser|applying serum|applying skincare|massaging her face|patting her face|applying cream to her face|touching her skin|doing her skincare|feeling her skin':
    scene({ stance: 'hand-on-cheek' }, { stance: 'relaxed' }),
  'tucking hair behind her ear|tucking her hair behind her ear|tucking hair behind ear|twirling her hair|tossing her hair|hand in hair|hand in her hair|playing with her hair|touching her hair|fixing her hair|hand through hair|hand through her hair|running her hand through her hair|hand in his hair|tucking her hair|hands in hair|adjusting her hair|flipping her hair|pushing her hair back|running fingers through her hair|brushing her hair back|running his hand through his hair|hand in the hair|sweeping her hair back|hair flip':
    scene({ stance: 'hand-in-hair' }, { stance: 'relaxed' }),
  'hand over mouth|hand over her mouth|covering her mouth|covering mouth|hand on mouth|hand on her mouth|covering his mouth':
    scene({ stance: 'hand-over-mouth' }, { stance: 'relaxed' }),
  'blowing a kiss|blowing kisses|blows a kiss|blow a kiss': scene(
    { stance: 'blowing-a-kiss', face: 'kiss' },
    { stance: 'relaxed' },
  ),
  'praying|namaste|prayer hands|hands together|palms together|hands folded in prayer|pressing her palms together|prayer pose':
    scene({ stance: 'praying' }, { stance: 'relaxed' }),
  'salute|saluting|salutes|military salute': scene({ stance: 'saluting' }, { stance: 'relaxed' }),
  'double biceps|double biceps pose|double bicep pose|front double biceps|biceps pose|bicep pose|bicep flex|flexing|flexing his muscles|flexing her muscles|showing his biceps|flexing biceps|showing off muscles|bodybuilder pose':
    scene({ stance: 'flexing' }, { stance: 'relaxed' }),
  'hands clasped|clasped hands|folded hands|hands folded|hands clasped in front|fingers interlaced|fingers intertwined|hands in front':
    scene({ stance: 'hands-clasped' }, { stance: 'relaxed' }),
  'hand on heart|hand on chest|hand on her heart|hand on her chest|hand on his chest|hand on his heart|hand over heart':
    scene({ stance: 'hand-on-heart' }, { stance: 'relaxed' }),
  'hands on her head|hand behind her head|hands behind head|hands behind her head|hands behind his head|arms behind her head|arms behind his head|hands behind the head|tying her hair|tying her hair up|putting her hair up|fixing her ponytail|tying up her hair|tying his hair|arms behind head':
    scene({ stance: 'hands-behind-head' }, { stance: 'relaxed' }),
  'arms wide|arms wide open|open arms|arms open|arms outstretched|outstretched arms|arms spread|spread arms|arms stretched out|arms spread wide|arms open wide':
    scene({ stance: 'arms-wide' }, { stance: 'relaxed' }),
  'dancing|dance|dancing salsa|dances|dancing flamenco|dance pose|salsa dancing|dancing alone|dancing barefoot': scene(
    { stance: 'dancing' },
    { stance: 'relaxed' },
  ),
  'running|sprinting|jogging|running fast|runs|jogs|running away|mid run|going for a run|on a run|out for a run': scene(
    { stance: 'running' },
    { stance: 'relaxed' },
  ),
})

export const take = (stance: Stance): Effect => scene({ stance }, { stance: 'relaxed' })

const SITS = ['sitting', 'seated', 'sits', 'sit', 'perched']
const ONTO = ['on', 'on a', 'on an', 'on the', 'in', 'in a', 'in an', 'in the']

/** All ways to say that somebody sits on one of some things. */
export const sittingOn = (things: string): string =>
  SITS.flatMap((sits) => ONTO.flatMap((onto) => things.split('|').map((thing) => `${sits} ${onto} ${thing}`))).join('|')

/** Sitting on something, where it usually is unless the prompt names another place. */
const sitOn = (stance: Stance, backdrop: Backdrop | undefined, things: string): WordList =>
  traits({
    [sittingOn(things)]: (reading, strength) => {
      take(stance)(reading, strength)
      if (strength > 0 && backdrop) reading.scene.setting = { backdrop, always: true }
    },
  })

const NEAR_FACE_WORDS: WordList = traits({
  'hands near her face|hands by her face|hands close to her face|hands around her face|hands on cheeks|hands on her cheeks|hands on his cheeks|hands on face|hands on her face|hands framing her face|framing her face|face in hands|head in hands|cupping her face|cupping her cheeks|chin in hands|hands cupping face':
    take('hands-on-cheeks'),
  'finger on lips|finger on her lips|finger to her lips|shushing|shush|shh|finger over lips|silence gesture|finger to lips':
    take('shushing'),
  'shielding her eyes|shielding his eyes|shielding eyes|hand above eyes|shading her eyes|shading his eyes|hand over her brow|hand over brow|blocking the sun|shielding her eyes from the sun':
    take('shielding-eyes'),
  'adjusting his tie|adjusting tie|tying his tie|fixing his tie|straightening his tie|adjusting her collar|adjusting his collar|adjusting collar|holding her collar|buttoning his shirt|adjusting his bow tie|hands on collar|adjusting necklace|touching her necklace|holding his lapels|holding lapels':
    take('adjusting-collar'),
})

const ARM_WORDS: WordList = traits({
  'clapping|applauding|claps|clapping her hands|clapping his hands|applause': take('clapping'),
  'shrugging|shrugs|shrugging shoulders|palms up|shrugging her shoulders|confused gesture': take('shrugging'),
  'clenched fists|fists clenched|both fists up|raised guard|boxing|boxing stance|boxing pose|fighting stance|fists up|punching|guard up|fight pose|kickboxing|sparring|shadow boxing|martial arts pose|fighting pose|kung fu pose|karate pose|ready to fight':
    take('boxing-guard'),
  'ok sign|okay sign|ok gesture|okay gesture|ok hand sign|making an ok sign': take('ok-sign'),
  'reaching out|reaching toward the camera|reaching out to the camera|hand reaching out|extending her hand|extending his hand|outstretched hand|offering her hand|offering his hand|beckoning|inviting gesture|reaching towards viewer':
    take('reaching-out'),
})

/** What a whole body does. */
const WHOLE_WORDS: WordList = [
  ...sitOn('cross-legged', undefined, 'floor|ground|wooden floor'),
  ...sitOn('cross-legged', 'garden', 'grass|lawn'),
  ...sitOn('cross-legged', 'beach', 'sand|beach|sandy beach'),
  ...sitOn('on-chair', undefined, 'chair|wooden chair'),
  ...sitOn(
    'on-steps',
    'old-town',
    'stairs|steps|staircase|stone steps|stone stairs|stoop|front steps|cathedral steps|stone staircase',
  ),
  ...sitOn('on-rock', 'beach', 'rock|rocks|boulder|stone'),
  ...traits({
    'cross legged|sitting cross legged|lotus pose|lotus position|meditation pose|sukhasana|padmasana|meditation|yoga meditation':
      take('cross-legged'),
    'kneeling|kneels|on her knees|on his knees|kneel|kneeling down|kneeling on the floor': take('kneeling'),
    'on one knee|kneeling on one knee|down on one knee|crouching|crouched|crouches|crouching down|tying her shoelaces|tying shoelaces|squatting down|tying shoes|tying his shoes|tying her shoes|genuflecting|half kneeling|half kneel':
      take('on-one-knee'),
    'squatting|squat|squats|doing squats|squat pose|slav squat|air squat': take('squatting'),
    'jumping|leaping|jumps|jumping in the air|mid air|mid jump|jumping for joy|leaps|jumping high|in mid air|midair':
      take('jumping'),
    'yoga|yoga pose|tree pose|doing yoga|standing on one leg|balancing on one leg|one leg|practicing yoga|vrksasana|yoga tree pose|practising yoga':
      take('tree-pose'),
    'lunging|lunge|lunges|warrior pose|warrior ii|warrior two|warrior pose ii|warrior ii pose|warrior 2|side lunge|doing lunges|yoga warrior pose|virabhadrasana':
      take('lunging'),
    'on pointe|en pointe|pointe|on tiptoe|on tiptoes|tiptoe|on her toes|ballet pose|doing ballet|dancing ballet|ballet position|on her tiptoes':
      take('on-pointe'),
    'stretching|stretches|stretching her arms|stretching his arms|arms stretched overhead|arms stretched up|stretching up|yawning and stretching|warming up|stretching arms overhead|morning stretch|stretching arms|stretching out|doing stretches':
      take('stretching'),
  }),
]

/** What is drawn as something near, which is told. */
const NEAR_WORDS: WordList = [
  ...changed('drawn on the bare floor', [
    ...sitOn('cross-legged', 'bedroom', 'bed'),
    ...sitOn('cross-legged', 'garden', 'picnic blanket'),
    ...sitOn('cross-legged', undefined, 'blanket|rug|mat|carpet'),
  ]),
  ...changed('drawn on a plain chair', [
    ...sitOn('on-chair', 'castle-hall', 'throne'),
    ...sitOn('on-chair', undefined, 'armchair'),
  ]),
  ...changed('drawn on steps', [...sitOn('on-steps', undefined, 'ledge'), ...sitOn('on-steps', 'city', 'curb|kerb')]),
  ...changed('drawn standing', sitOn('relaxed', 'bathroom', 'bathtub|bath|tub|bath tub')),
  ...changed('drawn on both tiptoes', traits({ 'pirouette|arabesque': take('on-pointe') })),
  ...changed(
    'drawn dancing',
    traits({
      'spinning|twirling|samba|dancing samba|tango|bachata|waltz|ballroom dancing|twerking|voguing|breakdancing|krumping|hip hop dance|dancing garba|garba|dandiya':
        take('dancing'),
    }),
  ),
  ...changed(
    'drawn with a hand at the collar',
    traits({
      'adjusting his cuff|adjusting his cuffs|fixing his cuffs|fixing his cuff|buttoning his cuff|adjusting his cufflinks|adjusting his sleeve':
        take('adjusting-collar'),
    }),
  ),
  ...changed(
    'drawn walking on flat ground',
    traits({
      'descending|walking down the stairs|coming down the stairs|descending the stairs|climbing the stairs|walking up the stairs':
        take('walking'),
    }),
  ),
  ...changed(
    'drawn as another pose of yoga',
    traits({
      'downward dog|downward facing dog|down dog|cobra pose|child s pose|headstand|crow pose|bridge pose|pigeon pose|camel pose|cat cow|cat cow pose|plank pose|boat pose|wheel pose|dancer pose|eagle pose|triangle pose|mountain pose':
        take('tree-pose'),
    }),
  ),
  ...changed(
    'drawn on both feet',
    traits({
      'one leg up|one leg raised|one foot up|one foot on the wall|one foot against the wall|foot on the wall|one knee bent|one leg bent':
        take('relaxed'),
    }),
  ),
  ...changed(
    'drawn with a hand in the hair',
    traits({ 'scratching his head|scratching head|rubbing his head': take('hand-in-hair') }),
  ),
  ...changed(
    'drawn sitting upright on the floor',
    traits({ 'hugging her knees|hugging his knees|hugging knees|knees to chest|knees up': take('cross-legged') }),
  ),
  ...changed(
    'drawn on both feet',
    traits({ 'kicking|high kick|doing the splits|splits|handstand|doing a handstand': take('lunging') }),
  ),
]

/** What is done with the whole body and the face at once. */
const FEELING_WORDS: WordList = [
  ...traits({
    'celebrating|celebrating a win|celebrating victory|celebrating a goal|victorious|triumphant|cheering loudly|celebrating success':
      scene({ stance: 'arms-raised', face: 'excited' }, { stance: 'relaxed' }),
    'cross legged on the floor|sitting cross legged on the floor|sitting cross legged on the ground|cross legged on the ground':
      take('cross-legged'),
  }),
  ...changed('drawn waving', traits({ 'high five|giving a high five|high fiving': take('waving') })),
  ...changed(
    'drawn with an open hand',
    traits({
      'speaking on stage|speaking on a stage|giving a keynote|giving a presentation|presenting|giving a speech|giving a talk|giving a lecture|public speaking|teaching|teaching a class|lecturing|explaining something|gesturing|shaking hands|offering a handshake|handshake':
        take('reaching-out'),
    }),
  ),
  ...changed(
    'drawn pointing aside',
    traits({
      'pointing at the camera|pointing at camera|pointing to the camera|pointing at you|pointing at the viewer|pointing at the screen|pointing at a screen':
        take('pointing'),
    }),
  ),
  ...changed(
    'drawn with the hands at the cheeks',
    traits({
      'covering her face|covering her face with her hands|hiding her face|covering his face|covering his face with his hands|hands over her face|hands over his face':
        take('hands-on-cheeks'),
    }),
  ),
  ...changed(
    'drawn with folded hands',
    traits({
      'hands on her belly|hand on her belly|hands on belly|holding her belly|cradling her belly|hand on her baby bump|cradling her bump|holding her bump|hands on her bump|cradling her baby bump':
        take('hands-clasped'),
    }),
  ),
]

export const STANCE_WORDS: WordList = [
  ...FEELING_WORDS,
  ...BEARING_WORDS,
  ...GESTURE_WORDS,
  ...NEAR_FACE_WORDS,
  ...ARM_WORDS,
  ...WHOLE_WORDS,
  ...NEAR_WORDS,
]
