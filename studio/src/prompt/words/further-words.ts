import { changed, remarks, traits } from '../sense.ts'
import type { WordList } from '../sense.ts'
import { BESIDE_WORDS } from './picture/beside-words.ts'
import { CALLING_WORDS } from './people/calling-words.ts'
import { CAMERA_WORDS } from './picture/camera-words.ts'
import { ERA_WORDS } from './clothes/era-words.ts'
import { MAKING_WORDS } from './picture/making-words.ts'
import { NEAR_OUTFIT_WORDS } from './clothes/near-outfit-words.ts'
import { PLACE_WORDS, SURROUNDING_WORDS } from './picture/place-words.ts'
import { PROP_WORDS } from './picture/prop-words.ts'
import { PORTRAIT_WORDS } from './portrait-words.ts'
import { scene } from './scene-effects.ts'
import { STANCE_WORDS } from './picture/stance-words.ts'
import { BEAUTY_WORDS } from './people/beauty-words.ts'
import { DOING_WORDS } from './picture/doing-words.ts'
import { FEAST_WORDS } from './picture/feast-words.ts'
import { HAIR_NAMES } from './people/hair-names.ts'
import { ACCESSORY_WORDS } from './clothes/accessory-words.ts'
import { FASHION_WORDS } from './clothes/fashion-words.ts'
import { WEAR_WORDS } from './clothes/wear-words.ts'
import { TASTE_WORDS } from './picture/taste-words.ts'
import { THING_WORDS } from './picture/thing-words.ts'
import { WORN_WORDS } from './clothes/worn-words.ts'

/** How a brand's picture is called, which asks for nothing in it. */
const BRIEF_WORDS: WordList = [
  ...remarks(
    'missing',
    'says what the picture is for, which changes nothing in it',
    'lofi|lo fi|drip|waist trainer|nose job|extreme sports|rizz|main character energy|it girl energy|old money energy|acne positive|skin positive|skin positivity|fitspo|fitspiration|fyp|slay|glow up|no filter|nofilter|unfiltered|instagood|photooftheday|explorepage|throwback|tbt|modest fashion|hair care|e commerce|ecommerce|post workout|reel|reels|for a reel|for reels|instagram reel|instagram reels|tiktok video|tiktok style|story|stories|instagram story|ig story|ig|for instagram|for my instagram|for tiktok|for youtube|for my feed|instagram feed|feed|feed post|carousel|carousel post|pinterest|pinterest style|pinterest aesthetic|snapchat|facebook|facebook ad|google ads|banner|website banner|hero image|header|landing page|website|newsletter|billboard ad|poster ad|flyer|thumbnail|video thumbnail|youtube thumbnail|youtube cover|podcast cover|cover photo|cover art|book cover|press photo|press kit|media kit|brand campaign|brand shoot|brand ambassador|ugc|ugc style|ugc ad|user generated content|sponsored post|sponsored|paid partnership|collab|collaboration|product shot|product placement|product photo|advert|advertisement|promo|promotion|promotional|launch|product launch|sale|black friday|giveaway|unboxing video|haul|try on haul|grwm|get ready with me|day in the life|a day in the life|vlog|vlog style|vlogging|tutorial|review|q and a|behind the scenes|bts|before and after|transformation|routine|skincare routine|morning routine|night routine|skincare|haircare|grooming|mens grooming|men s grooming|wellness|lifestyle|lifestyle shot|lifestyle photo|lifestyle content|self care|selfcare|fitness content|fashion content|travel content|food content|tech content|beauty content|beauty|beauty campaign|beauty editorial|editorial beauty|hair campaign|fashion campaign|summer campaign|winter campaign|spring campaign|autumn campaign|holiday campaign|campaign shot|lookbook|fashion lookbook|look book|fashion editorial|editorial style|editorial look|editorial fashion|haute couture|high end|fashion week|street style photo|ootd|outfit check|fit check|outfit inspo|inspo|inspiration|moodboard|aesthetic post|aesthetic photo|content creator|creator|sneaker drop|drop|new collection|linkedin|linkedin post|cv photo|resume photo|dating app|dating|tinder|tinder photo|hinge|avatar|icon|discord|twitch|twitch stream|stream|livestream|live stream|website photo|team photo|about page|stock image|stock style|viral|trending|age positive|body positive|body positivity|inclusive|diversity|empowerment|ramadan|eid|hanukkah|thanksgiving|easter|pride|pride month|pride parade|independence day|4th of july|anniversary|graduation|graduation day|back to school|weekend|weekend vibes|sunday|saturday|monday|friday|monday motivation|sunday reset|self portrait|caption|hashtag|no text|no watermark|text free',
  ),
  ...remarks(
    'changed',
    'every picture has the size that the form says',
    '16:9|9:16|4:5|5:4|1:1|3:4|4:3|2:3|3:2|1:2|2:1|vertical|vertical video|vertical format|landscape format|portrait format|portrait orientation|landscape orientation|widescreen|square format|full frame|1080p|1080|1920|story format|reel format',
  ),
  ...remarks(
    'changed',
    'drawn in the studio’s own style, not photographed',
    'editorial portrait|editorial photo|editorial shot|candid photo|candid moment|candid style|street photography|fashion photography|portrait photography|beauty photography|lifestyle photography|product photography|documentary style|documentary|photojournalism|iphone shot|shot on iphone|phone camera|natural photo|authentic|unposed|snap|magazine style|magazine editorial|vogue style|vogue editorial|professional photography|high end photography|commercial photography|behind the scenes photo',
  ),
  ...remarks(
    'changed',
    'framed as every picture is',
    'centered|centred|centered composition|symmetrical composition|rule of thirds|negative space|leading lines|copy space',
  ),
  ...remarks(
    'changed',
    'a still picture stands still',
    'motion|in motion|movement|mid motion|blurred motion|action shot|action|mid action|dynamic|dynamic pose|dynamic movement|slow motion|frozen motion|mid step|mid stride|mid spin',
  ),
  ...changed(
    'drawn with a level look and calm colours',
    traits({ 'wes anderson|wes anderson style|wes anderson aesthetic': scene({ mood: 'pastel', turn: 0 }) }),
  ),
]

const OWN_WORDS: WordList = [
  ...WORN_WORDS,
  ...MAKING_WORDS,
  ...CAMERA_WORDS,
  ...NEAR_OUTFIT_WORDS,
  ...PLACE_WORDS,
  ...STANCE_WORDS,
  ...ERA_WORDS,
  ...PROP_WORDS,
  ...CALLING_WORDS,
  ...BESIDE_WORDS,
  ...THING_WORDS,
  ...TASTE_WORDS,
  ...BEAUTY_WORDS,
  ...WEAR_WORDS,
  ...FASHION_WORDS,
  ...ACCESSORY_WORDS,
  ...HAIR_NAMES,
  ...DOING_WORDS,
  ...FEAST_WORDS,
  ...BRIEF_WORDS,
]

const own = new Set([
  ...OWN_WORDS.map(([phrase]) => phrase),
  ...PORTRAIT_WORDS.flatMap(([phrase, { role }]) => (role === 'modifier' ? [] : [phrase])),
])

/** What pictures are described with beside people: places, callings, things, what is done, how pictures are made. */
export const FURTHER_WORDS: WordList = [
  ...OWN_WORDS,
  // Those of one word say it of any place; a word that is known otherwise means that.
  ...SURROUNDING_WORDS.filter(
    ([phrase, { role }]) => !own.has(phrase) && (role === 'modifier' || phrase.includes(' ')),
  ),
]
