import type { Gender } from '../../../identity/identity.ts'
import type { SceneRequest } from '../../../scene/compose-scene.ts'
import type { PortraitOutfit } from '../../../scene/scene.ts'
import { all, makeup, ofGender } from '../../effects.ts'
import { changed, nouns } from '../../sense.ts'
import type { Effect, WordList } from '../../sense.ts'

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
    dressedAs('sequin-dress', { men: 'stage-outfit', ...(gender && { gender }) }),
    makeup({ strength: 1, eyeliner: 1, lipstick: 1 }),
  )

const inCabin = (gender?: Gender): Effect =>
  dressedAs('office-blouse', { men: 'pilot-uniform', hat: 'beret', menHat: 'none', ...(gender && { gender }) })

/** Names of callings, which may be family names too. */
const callings = (table: Parameters<typeof nouns>[1]): WordList =>
  nouns('person', table).map(([phrase, sense]) => [phrase, { ...sense, isCalling: true }] as const)

/** What people are and do for a living. */
export const CALLING_WORDS: WordList = [
  ...callings({
    'queen|empress': { effect: dressedAs('evening-gown', { gender: 'female', hat: 'crown' }) },
    'princess|duchess|beauty queen': { effect: dressedAs('evening-gown', { gender: 'female', hat: 'tiara' }) },
    'king|emperor': { effect: dressedAs('velvet-jacket', { gender: 'male', hat: 'crown' }) },
    'prince|duke': { effect: dressedAs('velvet-jacket', { gender: 'male', hat: 'crown' }) },
    bride: { effect: dressedAs('wedding-dress', { gender: 'female', hat: 'flower-crown' }) },
    groom: { effect: dressedAs('tuxedo', { gender: 'male' }) },
    'cowboy|cowboy man': { effect: dressedAs('check-shirt', { gender: 'male', hat: 'cowboy-hat' }) },
    witch: { effect: dressedAs('evening-gown', { gender: 'female', hat: 'witch-hat' }) },
    'santa|santa claus': { effect: dressedAs('coat', { gender: 'male', hat: 'santa-hat' }) },
    cowgirl: { effect: dressedAs('check-shirt', { gender: 'female', hat: 'cowboy-hat' }) },
    'fisherman|fisher': { effect: dressedAs('knit', { gender: 'male', hat: 'beanie' }) },
    'businessman|salaryman': { effect: dressedAs('suit', { gender: 'male' }) },
    'businesswoman|business woman': { effect: dressedAs('pantsuit', { gender: 'female' }) },
    'businessperson|ceo|executive|chief|lawyer|politician|president|boss|agent|bodyguard|news anchor|professional|secretary':
      { effect: dressedAs('suit') },
    'chef|cook|baker': { effect: dressedAs('shirt', { hat: 'toque' }) },
    'nurse|surgeon|dentist|nurse practitioner|student nurse|vet': { effect: dressedAs('scrubs') },
    'doctor|scientist|physician|chemist|researcher': { effect: dressedAs('lab-coat') },
    'construction worker|builder|engineer|worker': { effect: dressedAs('check-shirt', { hat: 'hard-hat' }) },
    'farmer|florist lady|farm girl': { effect: dressedAs('check-shirt', { hat: 'sun-hat' }) },
    'lumberjack|hunter': { effect: dressedAs('check-shirt', { hat: 'beanie' }) },
    'yoga instructor|yoga teacher|personal trainer|trainer|fitness influencer|instructor|gymnast|athlete girl|sporty girl|swimmer':
      { effect: dressedAs('activewear', { men: 'running-set' }) },
    'runner|tennis player|football player|basketball player|player|athlete|sports star|student athlete|cyclist': {
      effect: dressedAs('sports-jersey'),
    },
    'skater|rapper|90 s rapper': { effect: dressedAs('hoodie', { hat: 'cap' }) },
    'biker|motorcyclist|rock star': { effect: dressedAs('leather-jacket') },
    'skier|ski instructor|rock climber|mountain climber|climber|explorer|adventurer|hiker|backpacker': {
      effect: dressedAs('puffer', { hat: 'beanie' }),
    },
    'detective|spy': { effect: dressedAs('trench', { hat: 'fedora' }) },
    hippie: { effect: dressedAs('maxi-dress', { men: 'linen-set', hat: 'headband' }) },
    magician: { effect: dressedAs('tuxedo', { hat: 'top-hat' }) },
    'ballerina|prima ballerina': { effect: dressedAs('tutu', { gender: 'female' }) },
    'ballet dancer': { effect: dressedAs('tutu', { men: 'wetsuit', near: 'men' }) },
    'flamenco dancer': { effect: dressedAs('flamenco', { men: 'waistcoat' }) },
    'carnival dancer|samba dancer|belly dancer|showgirl': { effect: dressedAs('carnival', { men: 'stage-outfit' }) },
    'drag queen': { effect: inDrag('female') },
    'drag performer|drag artist': { effect: inDrag() },
    'bridesmaid|maid of honor': { effect: dressedAs('off-shoulder-dress', { gender: 'female' }) },
    'maid|waitress|barmaid|housemaid': { effect: dressedAs('maid-dress', { gender: 'female' }) },
    'barista|bartender|florist|butcher|potter|blacksmith|grocer|shopkeeper|cobbler|carpenter': {
      effect: dressedAs('apron'),
    },
    'stewardess|air hostess': { effect: inCabin('female') },
    'flight attendant|cabin crew': { effect: inCabin() },
    'pilot|captain|sailor|airline pilot|sea captain': { effect: dressedAs('pilot-uniform') },
    'waiter|sailor man': { effect: dressedAs('pilot-uniform', { gender: 'male' }) },
    policeman: { effect: dressedAs('police-uniform', { gender: 'male' }) },
    policewoman: { effect: dressedAs('police-uniform', { gender: 'female' }) },
    'police officer|guard|security guard|cop|officer|sheriff': { effect: dressedAs('police-uniform') },
    'soldier|army officer|war veteran|army veteran|military veteran|us marine|marine corps|paratrooper': {
      effect: dressedAs('field-uniform'),
    },
    'soldier girl': { effect: dressedAs('field-uniform', { gender: 'female' }) },
    fireman: { effect: dressedAs('turnout', { gender: 'male', hat: 'hard-hat' }) },
    firewoman: { effect: dressedAs('turnout', { gender: 'female', hat: 'hard-hat' }) },
    'firefighter|fire fighter': { effect: dressedAs('turnout', { hat: 'hard-hat' }) },
    'mechanic|racer|racing driver|race car driver|plumber|electrician|technician|factory worker|f 1 driver': {
      effect: dressedAs('boiler-suit'),
    },
    'boxer|wrestler|fighter|mma fighter|muay thai fighter|kickboxer': { effect: dressedAs('boxing-kit') },
    'martial artist|karateka|judoka|karate fighter|kung fu master|sensei': { effect: dressedAs('gi') },
    'golfer|caddie': { effect: dressedAs('polo') },
    'surfer woman': { effect: dressedAs('wetsuit', { gender: 'female' }) },
    'diver|scuba diver|freediver|surfer': { effect: dressedAs('wetsuit') },
    'equestrian|horse rider|rider|jockey': { effect: dressedAs('riding') },
    'monk|buddhist monk|tibetan monk': { effect: dressedAs('monk-robe', { gender: 'male' }) },
    'nun|sister of the church': { effect: dressedAs('abaya', { gender: 'female', hat: 'headscarf' }) },
    priest: { effect: dressedAs('cassock', { gender: 'male', near: 'everybody' }) },
    'judge|wizard|professor in a gown': { effect: dressedAs('cassock', { near: 'everybody' }) },
    cheerleader: { effect: dressedAs('cheerleader', { gender: 'female' }) },
    'lifeguard|swimmer girl|beach volleyball player': { effect: dressedAs('swimsuit', { men: 'swim-shorts' }) },
    'shepherd|gardener in dungarees|farmhand': { effect: dressedAs('dungarees', { hat: 'sun-hat' }) },
  }),
  // They look like anybody.
  ...nouns('person', {
    'tech reviewer|tech founder|founder|startup founder|tech influencer|tech vlogger|content creator girl|digital nomad|remote worker|hypebeast|skincare model|fitness model|runway model|plus size model|curve model|mature model|hand model|lifestyle blogger|mom blogger|mom influencer|food critic|wellness coach|life coach|coach|consultant|marketer|real estate agent|realtor|stylist|hair stylist|hairdresser girl|nail artist|tattoo artist|sommelier|mixologist|book lover|plant mom|dog mom|gym girl|gym bro|it girl|city girl|girl boss|model girl|customer|client|passenger|commuter|traveller girl|model|influencer|travel blogger|food blogger|fashion blogger|fashion influencer|beauty influencer|beauty blogger|character|hair model|actor|actress|singer|blogger|vlogger|streamer|gamer|gamer girl|photographer|makeup artist|musician|pianist|violinist|guitarist|drummer|dj|teacher|professor|designer|architect|programmer|developer|journalist|reporter|podcast host|host|tourist|traveler|traveller|k pop idol|kpop idol|idol singer|celebrity|star|pop singer|neighbour|neighbor|girl next door|muse|writer|author|poet|philosopher|bookworm|foodie|graduate|intern|entrepreneur|local|stranger|guest|wedding guest|passenger|commuter|trans woman|trans man|housewife|librarian|gardener|hairdresser|barber|therapist|psychologist|partygoer|raver|festival goer|city girl|country girl|clean girl|it girl|girl boss|girlboss|femme fatale|soft boy|immigrant|dating coach|artist|painter|vegan|podcaster|dancer|coach':
      { effect: anybody },
  }),
  ...changed('drawn as a person of today in everyday clothes', [
    ...nouns('person', {
      'witch lady|seamstress|mermaid girl|milkmaid': { effect: ofGender('female') },
      'knight in armor': { effect: ofGender('male') },
      'assistant|hacker|driver|tailor|thief|refugee|nomad|shaman|priestess|fortune teller|clown face|mime|acrobat|street performer|villain|royalty|noble|aristocrat|viking|roman|hipster guy|scholar|actor man|mother of the bride|neighbourhood kid|wife material|vsco girl|e girl|egirl|cyborg man|hero of the day':
        {},
    }),
  ]),
]
