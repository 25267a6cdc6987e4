import type { Rgb } from '../../../image/rgb.ts'
import type { Gender } from '../../../identity/identity.ts'
import type { SceneRequest } from '../../../scene/compose-scene.ts'
import type { WornName } from '../../../identity/worn.ts'
import type { PortraitOutfit, Prop } from '../../../scene/scene.ts'
import { all, makeup, ofGender } from '../../effects.ts'
import { changed, modifiers, nouns } from '../../sense.ts'
import type { Effect, WordList } from '../../sense.ts'
import { BLACK, RED, WHITE } from '../clothes/outfit-words.ts'

const anybody: Effect = () => {}

type Calling = { gender?: Gender } & Partial<NonNullable<SceneRequest['role']>>

/** In the clothes that go with what they do, unless the prompt names others. */
const dressedAs =
  (outfit: PortraitOutfit, { gender, ...role }: Calling = {}): Effect =>
  ({ person, scene }, strength) => {
    if (strength <= 0) return
    if (gender) person.gender = gender
    scene.role = { outfit, ...role }
  }

const inDrag = (gender?: Gender): Effect =>
  all(
    dressedAs('sequin-dress', {
      men: 'stage-outfit',
      also: ['evening-gown', 'velvet-dress', 'strapless-gown', 'corset', 'carnival'],
      ...(gender && { gender }),
    }),
    makeup({ strength: 1, eyeliner: 1, lipstick: 1 }),
  )

/** In a suit that fits closely, and a cape. */
const inCape: Effect = ({ scene }, strength) => {
  if (strength <= 0) return
  scene.role = { outfit: 'wetsuit' }
  scene.worn = { scarf: 'cape', ...scene.worn }
  scene.wornColors = { scarf: RED, ...scene.wornColors }
  scene.shoes ??= 'boots'
}

/** Men's robes and what covers the head, of one colour, which only come near. */
const inOneColor =
  (outfit: PortraitOutfit, hat: WornName, color: Rgb): Effect =>
  (reading, strength) => {
    dressedAs(outfit, { gender: 'male', hat, near: 'everybody' })(reading, strength)
    if (strength <= 0) return
    reading.scene.outfitColor ??= color
    reading.scene.wornColors = { hat: color, ...reading.scene.wornColors }
  }

/** With wings on the back. */
const winged =
  (outfit: PortraitOutfit, men: PortraitOutfit, hat: WornName): Effect =>
  (reading, strength) => {
    dressedAs(outfit, { men, hat })(reading, strength)
    if (strength <= 0) return
    reading.scene.beside = { ...reading.scene.beside, wings: true }
    reading.scene.outfitColor ??= WHITE
  }

const inCabin = (gender?: Gender): Effect =>
  dressedAs('office-blouse', { men: 'pilot-uniform', hat: 'beret', menHat: 'none', ...(gender && { gender }) })

/** Names of callings, which may be family names too. */
const callings = (table: Parameters<typeof nouns>[1]): WordList =>
  nouns('person', table).map(([phrase, sense]) => [phrase, { ...sense, isCalling: true }] as const)

/** Dresses in which a bride is told by her bouquet, her veil and their white, or by the colour that is named. */
const OF_BRIDES: readonly PortraitOutfit[] = [
  'lace-gown',
  'strapless-gown',
  'evening-gown',
  'off-shoulder-dress',
  'puff-dress',
  'ruffled-dress',
  'maxi-dress',
  'satin-slip',
  'fifties-dress',
  'lehenga',
  'saree',
  'hanbok',
  'kimono',
]

const asBride: Effect = (reading, strength) => {
  dressedAs('wedding-dress', { gender: 'female', hat: 'flower-crown', also: OF_BRIDES })(reading, strength)
  if (strength > 0) reading.scene.outfitColor ??= WHITE
}

/** People of whom clothes tell something, in any that are named. */
const WELL_DRESSED: WordList = modifiers(
  'person',
  {
    'stylish|fashionable|well dressed|classy|sophisticated|chic|dapper|sharply dressed|trendy|fashion forward|polished':
      dressedAs('pantsuit', { men: 'casual-blazer', isInAny: true }),
    'casual|laid back|casually dressed': dressedAs('wide-jeans', { men: 'tee', isInAny: true }),
    'glamorous|glam|luxurious': dressedAs('velvet-dress', { men: 'tuxedo', isInAny: true }),
    'busy|professional|corporate': dressedAs('blazer', { isInAny: true }),
  },
  true,
)

/** What people of some callings hold, by which alone they are told from others. */
const TOOLS: Partial<Record<Prop, string>> = {
  staff: 'wizard|old wizard|gandalf|grand wizard|wizard man',
  violin: 'violinist',
  camera: 'photographer|wedding photographer|videographer|photographer woman|wildlife photographer',
  microphone:
    'singer|pop singer|jazz singer|soul singer|opera singer woman|lead singer|vocalist|folk singer|indie singer|podcast host|podcaster|reporter|news reporter|comedian|stand up comedian',
  'golf-club': 'golfer',
  'cricket-bat': 'cricket player|cricketer',
  basketball: 'basketball player',
  football: 'football player|footballer|soccer player|female footballer|striker',
  brush: 'makeup artist|mua',
  palette: 'painter',
  glass: 'sommelier|wine expert',
  controller: 'gamer|gamer girl|gamer boy|esports player|pro gamer',
}

const toolOf = new Map(
  (Object.entries(TOOLS) as [Prop, string][]).flatMap(([prop, names]) =>
    names.split('|').map((name) => [name, prop] as const),
  ),
)

/** With what belongs to a calling, where hands are asked for nothing else. */
const handTools = (words: WordList): WordList =>
  words.map(([phrase, sense]) => {
    const tool = toolOf.get(phrase)
    if (!tool || sense.role !== 'noun' || !sense.effect) return [phrase, sense] as const
    const hand: Effect = ({ scene }, strength) => {
      if (strength > 0) scene.tool ??= tool
    }
    return [phrase, { ...sense, effect: all(sense.effect, hand) }] as const
  })

/** What people are and do for a living. */
export const CALLING_WORDS: WordList = handTools([
  ...WELL_DRESSED,
  ...callings({
    'queen|empress': { effect: dressedAs('evening-gown', { gender: 'female', hat: 'crown' }) },
    'princess|duchess|beauty queen': { effect: dressedAs('evening-gown', { gender: 'female', hat: 'tiara' }) },
    'king|emperor': { effect: dressedAs('velvet-jacket', { gender: 'male', hat: 'crown' }) },
    'prince|duke': { effect: dressedAs('velvet-jacket', { gender: 'male', hat: 'crown' }) },
    'bride|bride to be': { effect: asBride },
    groom: {
      effect: dressedAs('tuxedo', {
        gender: 'male',
        also: ['suit', 'velvet-jacket', 'kilt', 'sherwani', 'waistcoat', 'mens-hanbok', 'mens-kimono'],
      }),
    },
    'cowboy|cowboy man': { effect: dressedAs('check-shirt', { gender: 'male', hat: 'cowboy-hat' }) },
    witch: { effect: dressedAs('evening-gown', { gender: 'female', hat: 'witch-hat' }) },
    'santa|santa claus': { effect: dressedAs('coat', { gender: 'male', hat: 'santa-hat' }) },
    cowgirl: { effect: dressedAs('check-shirt', { gender: 'female', hat: 'cowboy-hat' }) },
    'fisherman|fisher': { effect: dressedAs('knit', { gender: 'male', hat: 'beanie' }) },
    'businessman|salaryman': { effect: dressedAs('suit', { gender: 'male', isInAny: true }) },
    'businesswoman|business woman': { effect: dressedAs('pantsuit', { gender: 'female', isInAny: true }) },
    'office worker|office lady|office girl|office man|white collar worker|civil servant|finance bro|finance guy|boss babe|corporate girl|bouncer|businessperson|ceo|executive|chief|lawyer|politician|president|boss|agent|bodyguard|news anchor|professional|secretary|receptionist|banker|accountant|salesman|saleswoman|insurance agent|investor|manager|marketing manager|project manager|clerk|diplomat|ambassador|mayor|senator|stockbroker|broker|recruiter|hr manager|keynote speaker|tv host|news presenter|presenter|anchorwoman|estate agent|event manager|wedding planner|attorney|businesspeople|financial advisor|chairman|chairwoman|corporate lawyer|managing director|business owner|cfo|cto|team leader|sales manager':
      { effect: dressedAs('suit', { isInAny: true }) },
    'chef|cook|baker|pastry chef|sous chef|head chef|pizzaiolo|pizza chef|sushi chef|confectioner|pizza maker|chocolatier|home baker|master chef|line cook':
      { effect: dressedAs('shirt', { hat: 'toque' }) },
    'nurse|surgeon|dentist|nurse practitioner|student nurse|vet|paramedic|medic|midwife|caregiver|physiotherapist|veterinarian|anesthesiologist|healthcare worker|head nurse|vet nurse|nursing student|emt|animal doctor':
      { effect: dressedAs('scrubs', { also: ['lab-coat'] }) },
    'lab technician|oceanographer|pathologist|toxicologist|geneticist|immunologist|doctor|scientist|physician|chemist|researcher|pharmacist|dermatologist|pediatrician|cardiologist|medical student|neuroscientist|cosmetologist|medical doctor|general practitioner|psychiatrist|optician|orthodontist|female scientist|virologist':
      { effect: dressedAs('lab-coat', { also: ['scrubs'] }) },
    'coal miner|steel worker|oil worker|forester|tree surgeon|construction worker|builder|engineer|worker|civil engineer|female engineer|site manager|foreman|bricklayer|roofer|construction manager|crane operator|miner|industrial engineer|site engineer|architect on site':
      { effect: dressedAs('check-shirt', { hat: 'hard-hat' }) },
    'farmer|florist lady|farm girl|winegrower|beekeeper|rancher|fruit picker|olive farmer|tea farmer|rice farmer|organic farmer':
      { effect: dressedAs('check-shirt', { hat: 'sun-hat', isInAny: true }) },
    'lumberjack|hunter': { effect: dressedAs('check-shirt', { hat: 'beanie' }) },
    'pilates princess|gym princess|pilates girl|yoga mom|yoga girl|yoga lady|gym mom|yoga instructor|yoga teacher|personal trainer|trainer|fitness influencer|instructor|gymnast|athlete girl|sporty girl|pilates instructor|pilates teacher|yogi|yogini|aerobics instructor|zumba instructor|fitness coach|fitness instructor|fitness trainer|personal coach|dance teacher|crossfitter|powerlifter|weightlifter|fitness girl|fitness blogger|fit mom|fitness enthusiast|climbing instructor|dance instructor|yoga influencer|fitness woman':
      { effect: dressedAs('activewear', { men: 'running-set', isInAny: true }) },
    'runner|tennis player|football player|basketball player|player|athlete|sports star|student athlete|cyclist|footballer|soccer player|volleyball player|rugby player|handball player|hockey player|baseball player|goalkeeper|goalie|striker|female footballer|jogger|sprinter|triathlete|badminton player|padel player|professional athlete|bike racer|cricket player|cricketer':
      {
        effect: dressedAs('sports-jersey', { isInAny: true }),
      },
    'skater|rapper|90 s rapper|skateboarder|skater boy|skater girl|breakdancer|b boy|hip hop dancer|graffiti artist|beatboxer|mc|trap artist|skate girl':
      { effect: dressedAs('hoodie', { hat: 'cap', isInAny: true }) },
    'motorcycle rider|motorbike girl|moto girl|rockstar|rock drummer|rock chick|biker|motorcyclist|rock star|rocker girl|motorbike rider|biker girl|rock singer|rock guitarist|rock musician|punk girl|metalhead|biker chick':
      { effect: dressedAs('leather-jacket', { also: ['leather-vest', 'denim-vest', 'leather-trousers'] }) },
    'skier|ski instructor|rock climber|mountain climber|climber|explorer|adventurer|hiker|backpacker|snowboarder|ski racer|mountaineer|alpinist|trekker|camper|polar explorer':
      {
        effect: dressedAs('puffer', { hat: 'beanie', isInAny: true }),
      },
    'detective|spy|private detective|private eye|secret agent|noir detective|investigator|film noir detective': {
      effect: dressedAs('trench', { hat: 'fedora' }),
    },
    'pirate|pirate woman|pirate captain|buccaneer|corsair|pirate girl': {
      effect: dressedAs('corset', { men: 'leather-vest', hat: 'tricorn' }),
    },
    'angel|guardian angel|archangel|fallen angel': { effect: winged('evening-gown', 'linen-set', 'halo') },
    'goddess|greek goddess|nymph|roman goddess|aphrodite|forest nymph|dryad': {
      effect: dressedAs('off-shoulder-dress', { gender: 'female', hat: 'flower-crown' }),
    },
    'racehorse owner|lifeguard captain|ship captain|yacht captain|skipper|train conductor|chauffeur|doorman|bellhop|admiral|navy captain|space captain|starship captain':
      { effect: dressedAs('pilot-uniform', { hat: 'peaked-cap' }) },
    'rower|kayaker|canoeist|water polo player|rowing athlete': { effect: dressedAs('running-set', { isInAny: true }) },
    'park ranger|ranger|safari guide|zookeeper|game warden|wildlife photographer|forest ranger': {
      effect: dressedAs('bowling-shirt', { hat: 'bucket-hat', isInAny: true }),
    },
    'tennis woman|tennis girl|tennis star|tennis pro|tennis lady|tennis coach': {
      effect: dressedAs('tennis-set', { men: 'polo', isInAny: true }),
    },
    'ballet girl|ballet student|ballet teacher': { effect: dressedAs('tutu', { men: 'wetsuit', near: 'men' }) },
    hippie: { effect: dressedAs('maxi-dress', { men: 'linen-set', hat: 'headband' }) },
    'wizard|old wizard|gandalf|grand wizard|wizard man': { effect: dressedAs('cassock', { hat: 'witch-hat' }) },
    magician: { effect: dressedAs('tuxedo', { hat: 'top-hat' }) },
    'ballerina|prima ballerina': { effect: dressedAs('tutu', { gender: 'female' }) },
    'ballet dancer': { effect: dressedAs('tutu', { men: 'wetsuit', near: 'men' }) },
    'flamenco dancer': {
      effect: dressedAs('flamenco', {
        men: 'waistcoat',
        also: ['puff-dress', 'polka-dress', 'off-shoulder-dress', 'ruffled-dress'],
      }),
    },
    'carnival dancer|samba dancer|belly dancer|showgirl': {
      effect: dressedAs('carnival', { men: 'stage-outfit', also: ['bikini', 'sequin-dress', 'corset'] }),
    },
    'drag queen': { effect: inDrag('female') },
    'drag performer|drag artist': { effect: inDrag() },
    'bridesmaid|maid of honor': {
      effect: dressedAs('off-shoulder-dress', {
        gender: 'female',
        also: [
          'dress',
          'evening-gown',
          'satin-slip',
          'summer-dress',
          'strapless-gown',
          'maxi-dress',
          'puff-dress',
          'lehenga',
          'saree',
          'lace-gown',
          'velvet-dress',
        ],
      }),
    },
    'maid|waitress|barmaid|housemaid': { effect: dressedAs('maid-dress', { gender: 'female' }) },
    'pitmaster|grill master|street vendor|hawker|chai wala|chaiwala|tea seller|barista|bartender|florist|butcher|potter|blacksmith|grocer|shopkeeper|cobbler|carpenter|tattooist|brewer|winemaker|sculptor|ceramicist|ceramist|candle maker|soap maker|woodworker|leatherworker|jeweler|jeweller|goldsmith|shoemaker|bakery owner|shop owner|cafe owner|small business owner|cheesemonger|vendor|fishmonger|craftsman|craftswoman|artisan|gardener in an apron|bar owner|flower seller|shop assistant|cashier|dishwasher|basket weaver|weaver':
      {
        effect: dressedAs('apron', { isInAny: true }),
      },
    'stewardess|air hostess': { effect: inCabin('female') },
    'flight attendant|cabin crew': { effect: inCabin() },
    'pilot|captain|sailor|airline pilot|sea captain|first officer|co pilot|flight captain|commercial pilot|navy officer|naval officer':
      { effect: dressedAs('pilot-uniform') },
    'waiter|sailor man': { effect: dressedAs('pilot-uniform', { gender: 'male' }) },
    policeman: { effect: dressedAs('police-uniform', { gender: 'male' }) },
    policewoman: { effect: dressedAs('police-uniform', { gender: 'female' }) },
    'crossing guard|prison guard|customs officer|bus driver|postal worker|ambulance driver|air traffic controller|police officer|guard|security guard|cop|officer|sheriff':
      { effect: dressedAs('police-uniform') },
    'soldier|army officer|war veteran|army veteran|military veteran|us marine|marine corps|paratrooper': {
      effect: dressedAs('field-uniform'),
    },
    'soldier girl': { effect: dressedAs('field-uniform', { gender: 'female' }) },
    fireman: { effect: dressedAs('turnout', { gender: 'male', hat: 'hard-hat' }) },
    firewoman: { effect: dressedAs('turnout', { gender: 'female', hat: 'hard-hat' }) },
    'firefighter|fire fighter': { effect: dressedAs('turnout', { hat: 'hard-hat' }) },
    'machinist|skydiver|stunt pilot|paraglider|longshoreman|dock worker|train driver woman|fighter pilot|mechanic|racer|racing driver|race car driver|plumber|electrician|technician|factory worker|f 1 driver|race driver|formula 1 driver|racecar driver|motorsport driver|kart driver|car mechanic|auto mechanic|welder|handyman|house painter|repairman|janitor|window cleaner|cleaner|engineer in overalls|motorcycle mechanic|bike mechanic|rally driver|aircraft mechanic':
      {
        effect: dressedAs('boiler-suit', { also: ['dungarees', 'apron'] }),
      },
    'boxer|wrestler|fighter|mma fighter|muay thai fighter|kickboxer|female boxer|muay thai boxer|boxing champion|prizefighter|boxing coach':
      {
        effect: dressedAs('boxing-kit', {
          also: ['swim-shorts', 'activewear', 'gym-set', 'tank', 'running-set', 'bathrobe'],
        }),
      },
    'martial artist|karateka|judoka|karate fighter|kung fu master|sensei|karate master|judo fighter|taekwondo fighter|aikido master|karate girl|karate kid':
      { effect: dressedAs('gi') },
    'golfer|caddie': { effect: dressedAs('polo') },
    'surfer woman': { effect: dressedAs('wetsuit', { gender: 'female' }) },
    'diver|scuba diver|freediver|surfer': {
      effect: dressedAs('wetsuit', { also: ['swim-shorts', 'bikini', 'swimsuit'] }),
    },
    'equestrian|horse rider|rider|jockey': { effect: dressedAs('riding') },
    'monk|buddhist monk|tibetan monk': { effect: dressedAs('monk-robe', { gender: 'male' }) },
    'nun|sister of the church': { effect: dressedAs('abaya', { gender: 'female', hat: 'headscarf' }) },
    'priest|pastor|bishop|vicar|cardinal|pope|minister of the church': {
      effect: dressedAs('cassock', { gender: 'male' }),
    },
    'sheikh|sultan|emir': { effect: inOneColor('kaftan', 'headscarf', WHITE) },
    'maharaja|raja': { effect: dressedAs('sherwani', { gender: 'male', hat: 'turban' }) },
    'maharani|rani': { effect: dressedAs('lehenga', { gender: 'female' }) },
    sadhu: { effect: dressedAs('monk-robe', { gender: 'male', near: 'everybody' }) },
    pandit: { effect: dressedAs('kurta', { gender: 'male', near: 'everybody' }) },
    'mob wife': { effect: dressedAs('fur-coat', { gender: 'female' }) },
    'butler|bellboy': { effect: dressedAs('waistcoat', { gender: 'male', near: 'everybody' }) },
    rabbi: { effect: inOneColor('suit', 'fedora', BLACK) },
    'imam|mullah': { effect: inOneColor('kaftan', 'turban', WHITE) },
    'judge|professor in a gown': { effect: dressedAs('cassock') },
    cheerleader: { effect: dressedAs('cheerleader', { gender: 'female' }) },
    'lifeguard|swimmer girl|beach volleyball player|swimmer|pro swimmer|bikini model|swimsuit model|swimwear model': {
      effect: dressedAs('swimsuit', { men: 'swim-shorts', also: ['bikini', 'wetsuit'] }),
    },
    'country singer|country star|country musician|rodeo rider|rancher girl': {
      effect: dressedAs('denim-shirt', { hat: 'cowboy-hat', isInAny: true }),
    },
    'superhero|superheroine|comic hero': { effect: inCape },
    'shepherd|gardener in dungarees|farmhand': { effect: dressedAs('dungarees', { hat: 'sun-hat' }) },
  }),
  // They look like anybody.
  ...nouns('person', {
    'social worker|care worker|aid worker|charity worker|retail worker|hotel worker|coworker|colleague|finisher|marathon finisher|mua|nail tech|lash tech|brow tech|motivational speaker|business coach|comedian|stand up comedian|emcee|commentator|voice actor|chess player|that girl|piercer|doula|juggler|stunt performer|ai engineer|marine biologist|guru|influencer mom|mom vlogger|cricket fan|football fan|soccer fan|sports fan|music fan|basketball fan|tennis fan|rugby fan|superfan|fan girl|fangirl|fan boy|fanboy|fans|astronomer|botanist|archaeologist|geologist|biologist|physicist|mathematician|inventor|lecturer|zoologist|meteorologist|paleontologist|linguist|animator|antique dealer|astrologer|auctioneer|babysitter|beautician|caterer|choir singer|circus performer|performer|cosplayer|data analyst|analyst|dog groomer|economist|esthetician|event planner|film star|game designer|hairstylist|housekeeper|illusionist|landscaper|locksmith|milliner|museum guide|guide|nanny|news reporter|notary|optometrist|perfumer|poker player|puppeteer|radio host|referee|umpire|stuntman|stuntwoman|swim coach|tailor|tarot reader|toy maker|maker|seller|travel agent|trucker|usher|violin maker|weather presenter|specialist|enthusiast|apprentice|trainee|champion|winner|finalist|contestant|survivalist|minimalist influencer|micro influencer|virtual influencer|ai influencer|digital creator|brand model|hand talker|food stylist|wardrobe stylist|set designer|film critic|music critic|wine expert|tea master|calligrapher|florist influencer|plant influencer|pet influencer|cat mom|dog dad|plant dad|gamer boy|skater dad|surf dad|dj girl|party girl|rich girl|poor girl|village girl|farm boy|cowgirl model|shop owner woman|teacher woman|prom queen|prom king|homecoming queen|birthday boy|flower girl woman|best man|mother in law|widow|orphan|heir|tycoon|billionaire|millionaire|mogul|oligarch|diva|prima donna|rapper girl|vip|insider|newbie|rookie|veteran actor|opera singer woman|babysitter girl|au pair|exchange girl|sorority girl|frat boy|jock|scene kid|alt boy|indie girl|indie boy|art girl|skater chick|beach girl|beach boy|mountain girl|island girl|tomboy|lady in waiting|citizen|villager|townsperson|shopgirl|salesperson|telemarketer|customer service agent|support agent|call center agent|operator|tech reviewer|tech founder|founder|startup founder|tech influencer|tech vlogger|content creator girl|digital nomad|remote worker|hypebeast|skincare model|fitness model|runway model|plus size model|curve model|mature model|hand model|lifestyle blogger|mom blogger|mom influencer|food critic|wellness coach|life coach|coach|consultant|marketer|real estate agent|realtor|stylist|hair stylist|hairdresser girl|nail artist|tattoo artist|sommelier|mixologist|book lover|plant mom|dog mom|gym girl|gym bro|it girl|city girl|girl boss|model girl|customer|client|passenger|commuter|traveller girl|model|influencer|travel blogger|food blogger|fashion blogger|fashion influencer|beauty influencer|beauty blogger|character|hair model|actor|actress|singer|blogger|vlogger|streamer|gamer|gamer girl|photographer|makeup artist|musician|pianist|violinist|guitarist|drummer|dj|teacher|professor|designer|architect|programmer|developer|journalist|reporter|podcast host|host|tourist|traveler|traveller|k pop idol|kpop idol|idol singer|celebrity|star|pop singer|neighbour|neighbor|girl next door|muse|writer|author|poet|philosopher|bookworm|foodie|graduate|intern|entrepreneur|local|stranger|guest|wedding guest|trans woman|trans man|housewife|librarian|gardener|hairdresser|barber|therapist|psychologist|partygoer|raver|festival goer|country girl|clean girl|girlboss|femme fatale|soft boy|immigrant|dating coach|artist|painter|vegan|podcaster|dancer|architect woman|busker|band member|bassist|frontman|lead singer|singer songwriter|folk singer|indie singer|vocalist|saxophonist|trumpeter|producer|music producer|sound engineer|beat maker|keyboardist|guitar player|trumpet player|harpist|flutist|choreographer|ballroom dancer|salsa dancer|illustrator|graphic designer|interior designer|fashion designer|web developer|software engineer|data scientist|ux designer|game developer|crypto trader|trader|videographer|filmmaker|director|film director|camera operator|copywriter|editor|fashion editor|brand owner|ecommerce owner|nutritionist|dietitian|patient|tour guide|shopper|exchange student|bookkeeper|translator|freelancer|stay at home dad|parent|newlywed|youtuber|tiktoker|instagrammer|influencer girl|twitch streamer|streamer girl|streamer boy|esports player|pro gamer|bookstagrammer|beauty guru|pedestrian|passerby|activist|protester|volunteer|kindergarten teacher|math teacher|tutor|principal|historian|pet owner|dog owner|beauty model|commercial model|cover model|cover girl|catalog model|fashion student|art student|backpacker girl|solo traveler|solo traveller|world traveler|van lifer|luxury traveler|glamper|surf girl|influencer couple|curator|art dealer|collector|barfly|clubber|concertgoer|audience member|book club member|bookseller|record collector|vinyl collector|sneakerhead|fashionista|trendsetter|socialite|heiress|housemate|roommate|best friend|flatmate|plant lover|coffee lover|wine lover|dog lover|cat lover|nature lover|music lover|newcomer|job seeker|applicant|candidate|expert|speaker|mentor|leader|female leader|thought leader|creative director|art director|photographer woman|wedding photographer|content creator|social media manager|virtual assistant|singer woman|jazz singer|soprano|soul singer|r and b singer|cellist|conductor|composer|songwriter|magazine model|skin model|hair influencer|makeup influencer|beauty creator|fashion creator|food influencer|travel influencer|travel creator|lifestyle influencer|fitness creator|gaming influencer|brand manager|driver|delivery man|delivery woman|courier|delivery guy|delivery driver|postman|mailman|truck driver|taxi driver|test person|hair dresser|tattoo model|alt girl|baddie|dancer girl|jazz dancer|contemporary dancer|modern dancer|pole dancer|figure skater|ice skater|protagonist|main character|survivor|retiree couple|vegan chef|plus size influencer|curvy model|mature woman model|senior model|granfluencer':
      { effect: anybody },
  }),
  ...changed('drawn in clothes that come near', [
    ...nouns('person', {
      'fairy|fairy princess|pixie girl|fae|faerie|tooth fairy|forest fairy|fairy queen|fairy godmother': {
        effect: winged('puff-dress', 'linen-set', 'flower-crown'),
      },
      'elf|elven|elf queen|elven queen|elf princess|elven princess|wood elf|high elf|elf warrior|elven archer': {
        effect: dressedAs('off-shoulder-dress', { men: 'linen-set', hat: 'tiara', menHat: 'none' }),
      },
      'warrior|warrior princess|warrior woman|amazon|valkyrie|shieldmaiden|viking warrior|viking woman|gladiator|barbarian|spartan|female warrior|warrior queen|huntress|archer':
        { effect: dressedAs('leather-dress', { men: 'leather-vest' }) },
      'kathak dancer|bharatanatyam dancer|classical dancer|indian classical dancer|odissi dancer|kuchipudi dancer|garba dancer|bollywood dancer':
        { effect: dressedAs('lehenga', { men: 'kurta' }) },
      'samurai|ninja|ronin|kunoichi|shinobi|shogun': { effect: dressedAs('gi') },
      'geisha|maiko': { effect: dressedAs('kimono', { gender: 'female' }) },
      'astronaut|cosmonaut|spacewoman|space explorer|spaceman': { effect: dressedAs('boiler-suit') },
      'knight|paladin|crusader|royal guard|lady knight|female knight': { effect: dressedAs('sweater-vest') },
      'sorceress|enchantress|mage|warlock|druid|necromancer|alchemist|oracle|prophet|sorcerer': {
        effect: dressedAs('corset', { men: 'cassock' }),
      },
      'mermaid|siren|mermaid princess|little mermaid': { effect: dressedAs('sequin-dress', { gender: 'female' }) },
      'demon|devil|demon girl|succubus|vampire queen|vampire woman|vampire lord|dracula|vampire girl|dark queen|ice queen|evil queen|snow queen':
        { effect: dressedAs('velvet-dress', { men: 'velvet-jacket' }) },
      'cyber goth|cyber|cybergoth|cyberpunk girl|android girl|cyborg woman|cyborg girl|robot girl|android': {
        effect: dressedAs('leather-jacket'),
      },
      'clown|sad clown|jester|harlequin|joker|pierrot': { effect: dressedAs('velvet-suit') },
    }),
  ]),
  ...changed('drawn as a person of today in everyday clothes', [
    ...nouns('person', {
      'witch lady|seamstress|mermaid girl|milkmaid': { effect: ofGender('female') },
      'knight in armor': { effect: ofGender('male') },
      'assistant|hacker|thief|refugee|nomad|shaman|priestess|fortune teller|clown face|mime|acrobat|street performer|villain|royalty|noble|aristocrat|viking|roman|hipster guy|scholar|actor man|mother of the bride|neighbourhood kid|wife material|vsco girl|e girl|egirl|cyborg man|hero of the day':
        {},
    }),
  ]),
])
