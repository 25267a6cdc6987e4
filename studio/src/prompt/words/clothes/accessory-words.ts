import type { WornName } from '../../../identity/worn.ts'
import type { Rgb } from '../../../image/rgb.ts'
import { agreed, nothing } from '../../effects.ts'
import { changed, missing, modifiers, traits } from '../../sense.ts'
import type { Effect, WordList } from '../../sense.ts'
import { callNear, callWorn, putOn } from './worn-words.ts'

/** What is worn by names beside the usual ones. */
const NAMES: Readonly<Partial<Record<WornName, string>>> = {
  'swim-cap': 'swim cap|swimming cap|bathing cap|swim hat|silicone cap|silicone swim cap',
  'scrub-cap':
    'scrub cap|surgical cap|surgeon cap|surgeon s cap|surgical hat|scrub hat|nurse cap|operating cap|bouffant cap',
  veil: 'veil|bridal veil|wedding veil|lace veil|tulle veil|cathedral veil|white veil|bride veil|bride s veil|long bridal veil|veil in her hair',
  horns: 'devil horns|horns|demon horns|horned headband|small horns|curved horns|horn headband',
  'bunny-ears': 'bunny ears|rabbit ears|bunny ear headband|easter bunny ears',
  'cat-ears': 'cat ears|cat ear headband|fox ears|kitty ears|cat ears headband|wolf ears',
  garland:
    'garland|marigold garland|marigold garlands|flower garland necklace|varmala|jaimala|flower mala|wedding garland|rose garland|lei|flower lei|hawaiian lei|marigold mala',
  'vr-headset':
    'vr headset|vr goggles|virtual reality headset|vr glasses|headset for vr|vision pro|oculus|meta quest|ar headset|virtual reality goggles|mixed reality headset|vr',
  'maang-tikka':
    'maang tikka|matha patti|mang tikka|maangtikka|tikka|maang teeka|forehead jewel|forehead jewellery|forehead jewelry|head jewel',
  gajra:
    'gajra|jasmine in her hair|jasmine flowers in hair|jasmine flowers in her hair|jasmine garland in her hair|flowers in her braid|mogra gajra|jasmine in hair|string of jasmine|jasmine gajra|jasmine flowers|mogra in her hair|white flowers in her hair|jasmine',
  visor: 'visor|sun visor|tennis visor|golf visor|sports visor|visor hat',
  'peaked-cap':
    'peaked cap|captain hat|captain s hat|captain cap|pilot hat|pilot cap|pilot s cap|police cap|police hat|officer cap|officer hat|sailor cap|sailor hat|chauffeur cap|military cap|conductor cap|yacht cap|fiddler cap|baker s cap|marching band hat|train conductor hat|leather peaked cap|army cap',
  tricorn: 'tricorn|tricorn hat|tricorne|tricorne hat|pirate hat|pirate captain hat|three cornered hat',
  fez: 'fez|tarboosh|fez hat',
  halo: 'halo|angel halo|glowing halo|halo crown',
  chain:
    'iced out|iced out chain|icy chain|diamond chain|bling|cuban chain|charm necklace|collarbone necklace|body chain|layered necklaces|layered necklace|layered chains|rope chain|curb chain|thick chain|snake chain|tennis necklace|bar necklace|name necklace|nameplate necklace|thin necklace|fine necklace|collar necklace chain',
  pendant:
    'dog tags|dog tag|military tags|crystal necklace|stone necklace|moon necklace|evil eye necklace|key necklace|crucifix|cross pendant|heart pendant|coin necklace|talisman|gemstone necklace|emerald necklace|ruby necklace|sapphire necklace|teardrop necklace',
  pearls: 'strand of pearls|pearl strand|pearl necklaces|pearl beads|layered pearls|freshwater pearls',
  beads:
    'rosary|rosary beads|coral beads|wooden beads|turquoise necklace|amber necklace|bead garland|friendship necklace|surfer necklace|mala beads|tribal beads|maasai beads|bib necklace',
  watch:
    'steel watch|leather watch|sports watch|dive watch|diver watch|chronograph|dress watch|digital watch|vintage watch|omega watch|swiss watch|timepiece|fitness tracker|fitness watch|fitbit',
  bracelet:
    'kada|kadas|tennis bracelet|beaded bracelet|leather bracelet|pearl bracelet|bracelet stack|stacked bracelets|bangle stack|arm cuff|wristband|cuff|chain bracelet|string bracelet|hand chain|thread bracelet',
  ring: 'thumb ring|pinky ring|emerald ring|class ring|promise ring|cocktail ring|statement ring',
  rings: 'knuckle rings|chunky rings|midi rings|diamond rings|stack of rings',
  belt: 'cinch belt|skinny belt|statement belt|studded belt|western belt|buckle|belt buckle|braided belt',
  gloves:
    'ski gloves|winter gloves|work gloves|gardening gloves|knit gloves|knitted gloves|satin gloves|latex gloves|riding gloves|biker gloves|wool mittens|knit mittens|cycling gloves|golf glove|surgical gloves',
  backpack: 'hiking pack|camping backpack|leather backpack|bookbag|book bag|travel backpack|laptop backpack|daypack',
  tote: 'beach bag|straw bag|jute bag|market bag|market tote|book tote|reusable bag|net bag|raffia bag|wicker bag|tote bags',
  'shoulder-bag':
    'saddle bag|hobo bag|bucket bag|birkin|birkin bag|crescent bag|top handle bag|quilted bag|chain bag|evening bag|mini bag|office bag|camera bag|side bag',
  'nail-polish':
    'gel polish|chrome polish|glossy polish|almond shaped nails|long nails|very long nails|extra long nails|super long nails|almond nails|gel nails|short nails|press on nails|nail extensions|square nails|long red nails|manicured hands|toenail polish|painted fingernails|dip nails|clean nails|natural nails',
  'hair-clip':
    'claw clip|hair claw|hair pins|snap clips|hair slides|hair barrette|jeweled hair clip|pearl hair clip|comb in her hair|hair comb|hair jewel|hair jewels|hair accessory|hair accessories|hair ornament|kanzashi',
  'hair-bow': 'velvet bow|satin bow|ribbon|bow in hair|ribbons in her hair|bows in her hair|velvet ribbon|satin ribbon',
  'hair-flower':
    'daisy in her hair|orchid in her hair|orchid in hair|gardenia in her hair|lily in her hair|peony in her hair|sunflower in her hair|plumeria|plumeria in her hair|roses in her hair|flower tucked behind her ear|flower tucked in her hair|flower in his hair|rose behind her ear|rose in hair',
  'flower-crown':
    'daisy crown|rose crown|crown of flowers|crown of roses|daisy chain|crown of daisies|wreath|laurel wreath|laurel crown|leaf crown|floral wreath|ivy crown|floral crown|flower tiara',
  tiara: 'elven circlet|diamond tiara|jeweled headpiece|crystal tiara|headpiece|hair vine|bridal headpiece|elven crown',
  crown: 'queen crown|king crown|jeweled crown|jewelled crown|imperial crown',
  headband:
    'sweat band|terry headband|velvet headband|padded headband|knit headband|ski headband|workout headband|pearl headband|tennis headband|running headband|headwrap band',
  bandana: 'paisley bandana|head kerchief|do rags|wave cap|silk durag|pirate bandana',
  headscarf:
    'silk headscarf|grace kelly scarf|babushka scarf|scarf on her head|head veil|tudung|al amira|turban hijab|silk scarf on her head|printed headscarf|silk hijab',
  'bucket-hat': 'bush hat|safari hat|boonie hat|rain hat|sou wester|terry bucket hat|crochet hat|denim bucket hat',
  fedora: 'felt fedora|wool hat with brim|wide brim fedora|wool fedora|rancher hat|bolero hat|cordobes hat|gaucho hat',
  'sun-hat': 'raffia sun hat|gardening hat|derby day hat|wide hat|capeline|picture hat|garden hat|lifeguard hat',
  'flat-cap': 'gatsby cap|driving cap|scally cap|golf cap|hunting cap|cabbie hat|cabbie cap',
  'hard-hat': 'miner helmet|mining helmet|builder hat|site helmet|climbing helmet',
  goggles: 'welding goggles|aviator goggles|swimming glasses|motorcycle goggles|racing goggles',
  'face-mask': 'n 95 mask|n 95|ffp 2 mask|dust mask|covid mask|bandana over his mouth|surgeon mask|half mask',
  'carnival-mask':
    'masked|eye mask|lace mask|phantom mask|superhero mask|zorro mask|bandit mask|mardi gras mask|party mask|masked ball mask',
  choker: 'lace choker|leather choker|ribbon choker|spiked choker|diamond choker|choker necklace',
  scarf:
    'cashmere scarf|blanket scarf|silk neck scarf|bandana around his neck|bandana around her neck|neck gaiter|infinity scarf|cowl scarf|oversized scarf',
  cape: 'vampire cape|hooded cape|hooded cloak|wizard cloak|royal cape|fur cape|opera cape|velvet cloak|mantle|elven cloak|long cloak|travel cloak|magician cape',
  tights: 'thick tights|wool tights|ballet tights',
  'knee-socks': 'long white socks|soccer socks|school socks|slouch socks|scrunch socks|hiking socks',
  socks:
    'wool socks|fluffy socks|cozy socks|sports socks|cotton socks|frilly socks|ruffle socks|tabi socks|fuzzy socks|short socks',
  'face-gems':
    'rhinestone makeup|crystal makeup|face rhinestones|gem makeup|jeweled face|pearls on her face|face stickers|star stickers on her face',
  'nose-stud': 'small nose stud|diamond nose stud|nose jewel|nose diamond',
  'nose-ring': 'small nose ring|nose chain|nathni',
  'eye-patch': 'pirate patch|pirate eye patch|eyepatches',
  headphones:
    'headset mic|headset microphone|headphones on her neck|cat ear headphones|gaming headset|gaming headphones|dj headphones|bluetooth headphones|studio headphones|big headphones|noise cancelling headphones|airpods max|headphones on|headphones around her neck|headphones around his neck',
}

/** What is drawn as something near. */
const NEAR_WORDS = callNear([
  [
    'drawn as a scarf of one colour',
    'scarf',
    'plaid scarf|plaid blanket scarf|striped scarf|tartan scarf|football scarf',
  ],
  ['drawn as plain tights', 'tights', 'patterned tights|lace tights|polka dot tights'],
  ['drawn as knee socks of one colour', 'knee-socks', 'striped socks|argyle socks|legwarmers'],
  [
    'drawn as nail polish',
    'nail-polish',
    'french manicure|french tips|stiletto nails|long stiletto nails|acrylic nails|coffin nails|bitten nails|chrome nails|glitter nails',
  ],
  ['drawn as short gloves', 'gloves', 'fingerless gloves|evening gloves|long gloves|velvet gloves|opera gloves'],
  [
    'drawn as a shoulder bag',
    'shoulder-bag',
    'duffel bag|duffle bag|gym bag|sports bag|weekender|weekender bag|holdall',
  ],
  [
    'drawn as goggles',
    'goggles',
    'diving mask|dive mask|snorkel mask|mask and snorkel|scuba mask|protective glasses|safety glasses|lab glasses|steampunk goggles|led goggles',
  ],
  ['drawn as a face mask', 'face-mask', 'respirator|balaclava|ninja mask'],
  ['drawn as a fedora', 'fedora', 'bowler hat|derby hat|pith helmet hat'],
  ['drawn as a crown of gold', 'crown', 'crown of thorns|ice crown'],
  ['drawn as a bow', 'hair-bow', 'scrunchie|hair tie|hair elastic|hair scarf'],
  ['drawn as tattooed arms', 'arm-tattoos', 'full body tattoos|tattooed body|butterfly tattoo|tribal tattoo'],
  ['drawn as a tattoo on the neck', 'neck-tattoo', 'chest tattoo|chest tattoos|tattoo on his chest|collarbone tattoo'],
  [
    'drawn as face paint of one colour',
    'face-paint',
    'skull face paint|skull face painting|sugar skull face paint|coloured powder on his face|powder on his face|coloured powder|colour on his face|holi colours|colored powder on face|colored powder on her face|colored powder on his face|tiger face paint|football face paint|flag painted on her face|flag painted on his face|butterfly face paint|sugar skull makeup|skull makeup|calavera makeup|day of the dead makeup|clown makeup|colorful powder on face|holi powder|holi colors|paint on her cheeks|paint on his cheeks|paint splatter on face|paint on face|paint on his face|body painting|rainbow on her cheek',
  ],
  ['drawn as headphones', 'headphones', 'earmuffs|ear muffs|fluffy earmuffs|ear defenders'],
  [
    'drawn as a beanie',
    'beanie',
    'kufi|kufi cap|fila cap|fila hat|taqiyah|topi|prayer cap|yarmulke|kippah|ushanka|trapper hat|aviator hat|fur hat|papakha|chullo|balaclava hat|cossack hat|night cap|nightcap|hood up',
  ],
  ['drawn as a sun hat', 'sun-hat', 'sombrero|bonnet|church hat|kentucky derby hat'],
  [
    'drawn as a hard hat',
    'hard-hat',
    'bike helmet|cycling helmet|motorcycle helmet|ski helmet|riding helmet|football helmet|racing helmet|pith helmet|viking helmet|knight helmet|space helmet|army helmet|welding mask|welding helmet|batting helmet|skate helmet',
  ],
  ['drawn as a headscarf', 'headscarf', 'mantilla|niqab|burqa|nun veil|wimple', [240, 238, 232]],
  [
    'drawn as a scarf',
    'scarf',
    'cable knit sweater over her shoulders|cardigan over her shoulders|jumper over her shoulders|knit over her shoulders|dupatta over her head|dupatta|phulkari dupatta|phulkari|feather boa|boa|stole|fur stole|poncho|serape|towel around her neck|towel around his neck|towel around neck|towel over her shoulder|towel over his shoulder|towel over shoulder|gym towel|sweater over her shoulders|sweater over his shoulders|sweater draped over shoulders|sweater around his shoulders|sweater tied around shoulders|ascot|cravat|jabot|boa constrictor|tallit|keffiyeh scarf|sash over her shoulder',
  ],
  [
    'drawn as a hair flower',
    'hair-flower',
    'fascinator|feather in her hair|feathers in her hair|hair feather|feather fascinator|cocktail hat',
  ],
  [
    'drawn on both shoulders',
    'backpack',
    'backpack on one shoulder|backpack over one shoulder|backpack slung over one shoulder',
  ],
  [
    'drawn as a belt',
    'belt',
    'tool belt|utility belt|holster belt|weightlifting belt|lifting belt|cartridge belt|flannel around waist|flannel around her waist|flannel around his waist|flannel tied around waist|flannel tied around her waist|jacket around her waist|jacket tied around waist|sweater tied around waist|sweater around her waist|shirt tied around waist',
  ],
  ['drawn as a bracelet', 'bracelet', 'corsage|wrist corsage|festival wristband|hospital bracelet'],
  ['drawn as knee socks', 'knee-socks', 'leg warmers|gaiters|shin pads|compression socks'],
  [
    'drawn as gloves',
    'gloves',
    'boxing gloves|boxing wraps|hand wraps|oven mitts|oven gloves|goalkeeper gloves|baseball glove|mma gloves|welding gloves|gauntlets',
  ],
  [
    'drawn as a flower crown',
    'flower-crown',
    'headdress|feather headdress|samba headdress|carnival headdress|showgirl headdress|war bonnet',
  ],
  [
    'drawn as a nose ring',
    'nose-ring',
    'facial piercings|face piercings|piercings|multiple piercings|eyebrow piercing|lip ring|lip piercing|labret|monroe piercing|snake bites',
  ],
  ['drawn as a tiara', 'tiara', 'crystal crown|flower girl crown|antler crown|horned crown'],
])

/** What shows where a mouth is open: with a smile, unless another face is named. */
const onTeeth =
  (name: WornName, color?: Rgb): Effect =>
  (reading, strength) => {
    putOn(name, color)(reading, strength)
    if (strength > 0) reading.person.mood ??= 1
  }

const PLACED: WordList = [
  ...traits({
    'gold teeth|gold grill|gold grills|grill|grills|grillz|gold grillz|golden teeth|golden grill|gold caps':
      onTeeth('gold-teeth'),
    'diamond grills|diamond grillz|silver grill|silver grillz|silver teeth|iced out grill|silver grills': onTeeth(
      'gold-teeth',
      [206, 214, 222],
    ),
    'gold tooth|golden tooth|gold front tooth': onTeeth('gold-tooth'),
    'gap teeth|tooth gap|gap tooth|gap toothed|gap in her teeth|gap in his teeth|diastema|gap between her teeth|gap between his teeth|gap toothed smile|gap tooth smile|gapped teeth':
      onTeeth('tooth-gap'),
    'silver tooth': onTeeth('gold-tooth', [196, 200, 206]),
    'braces|dental braces|teeth braces|braces on her teeth|braces on his teeth|with braces|metal braces':
      onTeeth('braces'),
    'bleached eyebrows|bleached brows|blonde brows|blond brows|blonde eyebrows': putOn('dyed-brows'),
    'white eyebrows|white brows': putOn('dyed-brows', [236, 234, 230]),
    'pink eyebrows|pink brows': putOn('dyed-brows', [216, 120, 150]),
    'shaved eyebrows|no eyebrows|shaved brows|no brows|without eyebrows': putOn('shaved-brows'),
    'gold dust|gold dust on her skin|golden dust|gold flakes|gold leaf on her face|gold leaf on her skin|gold shimmer':
      putOn('glitter', [206, 168, 92]),
  }),
  ...changed(
    'drawn before the eyes',
    traits({
      'sunglasses on her head|sunglasses on his head|sunglasses on head|sunglasses pushed up|sunglasses in her hair|sunglasses in his hair|sunglasses on top of her head|glasses on her head|glasses on his head':
        ({ person }, strength) => {
          if (strength > 0) person.glasses = { style: 'any', isDark: true, ...person.glasses }
        },
    }),
  ),
  ...changed(
    'drawn above the eyes',
    traits({
      'goggles on helmet|goggles on his helmet|goggles on her helmet|goggles on his head|goggles on her head|goggles on forehead|goggles around his neck|goggles around her neck':
        putOn('goggles'),
    }),
  ),
  ...(['necklace', 'wrist', 'ring', 'belt', 'bag', 'hat', 'scarf', 'gloves', 'legs', 'nails'] as const).flatMap(
    (place) =>
      modifiers(place, {
        'vintage|antique|thin|ornate|engraved|gemstone|beaded|personalised|heavy|matching|everyday|minimal|minimalist|medium|colourful|fun|festive|formal|stylised|boho|bohemian|ethnic|tribal|traditional|cute|funky|bold|statement|religious':
          nothing,
      }).map(
        ([phrase, sense]) => [phrase, { ...sense, fate: 'changed' as const, how: 'kept as it usually is' }] as const,
      ),
  ),
  ...modifiers('ink', { 'plain|black|simple|black ink|several|many|visible|cool': agreed }),
  ...changed(
    'kept as they usually are',
    modifiers('ink', {
      'small|tiny|fine line|minimalist|minimal|delicate|dainty|traditional|floral|geometric|tribal|colorful|colourful|big|large':
        nothing,
    }),
  ),
  ...missing(
    'antlers|reindeer antlers|elf ears|pointed ears|pointy ears|fairy ears|animal ears|mouse ears|mickey ears|graduation cap|mortarboard|cap and tassel|tassel|pocket square|boutonniere|lapel pin|pin|pins|enamel pins|tie clip|tie pin|bolo tie|pocket watch|cochlear implant|tongue piercing|navel piercing|belly button ring|belly button piercing|nipple piercing|tragus piercing|dermal piercing|gauges|ear gauges|stretched ears|plugs|race number|number bib|race bib|baby carrier|baby sling|badge reel|epaulette|whistle|whistle around her neck|whistle around his neck|rope around waist|mermaid tail|cat tail|devil tail|fox tail',
    'things of this kind are not worn here',
  ),
]

/** What is worn beside clothes, by the names that it has beside the usual ones. */
export const ACCESSORY_WORDS: WordList = [...callWorn(NAMES), ...NEAR_WORDS, ...PLACED]
