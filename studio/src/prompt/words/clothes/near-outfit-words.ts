import type { Outfit } from '../../../scene/outfits/outfit.ts'
import { OUTFITS } from '../../../scene/outfits/outfits.ts'
import type { PortraitOutfit } from '../../../scene/scene.ts'
import { changed, nouns } from '../../sense.ts'
import type { WordList } from '../../sense.ts'
import { wear, wearBelow } from './outfit-words.ts'

/** Clothes that are drawn as near ones, which is told. */
const NEAR_OUTFITS: Partial<Record<PortraitOutfit, string>> = {
  tee: 'band tee|vintage tee|band shirt|rock tee|printed tee|logo tee|slogan tee|baseball tee|band t shirt|graphic tee|halter top',
  tank: 'mesh top|holographic top|halter neck top|sheer top',
  shirt: 'chef jacket|chef whites',
  'check-shirt': 'flannel pajamas',
  'denim-jacket': 'fringe vest|overshirt|shacket|shirt jacket|chore coat|chore jacket|work jacket|worker jacket',
  'leather-jacket': 'latex|suede jacket',
  bomber:
    'barbour jacket|barbour|wax jacket|waxed jacket|hi vis vest|hi vis jacket|high vis vest|reflective vest|cropped jacket|letterman jacket|field jacket|army jacket|utility jacket|safety vest|military jacket',
  puffer: 'parka|anorak|ski suit|snowsuit|space suit|spacesuit',
  trench: 'duster|kimono jacket',
  bathrobe: 'towel wrap|wrapped in a towel|in a towel|towel around waist|towel around his waist|towel',
  coat: 'duffle coat|cape coat',
  blazer: 'crop jacket',
  suit: 'zoot suit|three piece',
  tuxedo: 'white tie|tail coat|tailcoat',
  kurta: 'agbada',
  'summer-dress': 'wrap dress|shirt skirt|tent dress|trapeze dress',
  'evening-gown':
    'mermaid dress|qipao|cheongsam|ao dai|backless dress|medieval dress|victorian dress|renaissance dress|sculptural dress|couture gown|couture dress|avant garde dress|latex dress|tiered gown|slit dress',
  dress: 'lingerie',
  knit: 'cable knit sweater|ugly christmas sweater|christmas sweater|fuzzy sweater|fair isle sweater|snowman sweater|snowman jumper|reindeer sweater|reindeer jumper',
  blouse: 'ruffled blouse|lace blouse|lace top|sheer blouse',
  'puff-dress': 'frilly dress|ruffled dress|smock dress|babydoll|vintage dress|lolita dress',
  'cargo-set': 'y 2 k outfit',
  'strapless-gown':
    'tulle dress|tulle gown|bandage dress|quinceanera dress|cinderella dress|princess dress|princess gown|corset dress',
  flapper: 'fringe dress|fringed dress|beaded dress',
  cassock: 'wizard robe|toga|choir robe|graduation gown|cap and gown|graduation robe|priest robe|judge robe',
  corset: 'satin corset|lace corset',
  wetsuit: 'latex suit|latex catsuit|catsuit',
  'stage-outfit': 'silver jacket|metallic jacket|holographic jacket',
  bikini: 'lingerie set',
  tutu: 'tulle skirt',
  'off-shoulder-top': 'off shoulder sweater|off the shoulder sweater',
  apron: 'denim apron|leather apron',
  'police-uniform': 'bus driver uniform',
  'puff-blouse': 'romantic blouse',
  'field-uniform': 'army uniform|military uniform|fatigues|army fatigues',
}

/** Trousers and skirts that are drawn as near ones, by the outfit that has those. */
const NEAR_BOTTOMS: Partial<Record<PortraitOutfit, string>> = {
  'wide-jeans': 'low rise jeans|ripped jeans|distressed jeans',
  'cargo-set': 'cargo pants|cargo trousers|wide cargo pants|cargos|utility pants|parachute pants',
  activewear: 'cycling shorts|biker shorts',
  'pleated-skirt': 'school skirt|plaid skirt',
  'maxi-skirt': 'floral skirt|tiered skirt|boho skirt|prairie skirt|sarong',
}

const entriesOf = (words: Partial<Record<PortraitOutfit, string>>) =>
  Object.entries(words) as [PortraitOutfit, string][]

/** "Drawn as" with what the outfit is called, or the kind of its trousers or skirt. */
export const NEAR_OUTFIT_WORDS: WordList = [
  ...entriesOf(NEAR_OUTFITS).flatMap(([name, words]) =>
    changed(`drawn as: ${OUTFITS[name].label}`, nouns('outfit', { [words]: wear(name) })),
  ),
  ...entriesOf(NEAR_BOTTOMS).flatMap(([name, words]) => {
    const { bottom }: Outfit = OUTFITS[name]
    return changed(`drawn as: ${bottom?.cut.replaceAll('-', ' ')}`, nouns('bottoms', { [words]: wearBelow(name) }))
  }),
]
