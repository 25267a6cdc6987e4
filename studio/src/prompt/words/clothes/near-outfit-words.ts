import type { Outfit } from '../../../scene/outfits/outfit.ts'
import { OUTFITS } from '../../../scene/outfits/outfits.ts'
import type { PortraitOutfit } from '../../../scene/scene.ts'
import { changed, nouns } from '../../sense.ts'
import type { WordList } from '../../sense.ts'
import { wear, wearBelow, WHITE } from './outfit-words.ts'

/** Clothes that are drawn as near ones, which is told. */
const NEAR_OUTFITS: Partial<Record<PortraitOutfit, string>> = {
  tee: 'slogan tee|baseball tee|halter top|rugby shirt|cricket jersey top',
  tank: 'mesh top|holographic top|halter neck top|sheer top',
  shirt: 'open shirt|unbuttoned shirt|shirt unbuttoned|half open shirt|chef jacket|chef whites',
  'check-shirt': 'flannel pajamas',
  hoodie: 'zip hoodie|zip up hoodie|zipped hoodie|hooded jacket',
  'denim-vest': 'cargo vest|utility vest|tactical vest|fishing vest|photographer vest',
  dashiki: 'isiagu|buba|kitenge shirt|adire shirt|kitenge jacket',
  ankara: 'kitenge|chitenge|kanga|shweshwe dress|aso oke|aso ebi|adire dress|iro and buba',
  lehenga: 'half saree|langa voni',
  'salwar-kameez': 'sharara|gharara|sharara set|gharara set|patiala suit|angrakha|churidar|palazzo suit',
  sherwani: 'nehru jacket|jodhpuri|indo western|modi jacket',
  'puff-blouse': 'romantic blouse|kebaya|huipil|embroidered blouse|peasant blouse|poet blouse',
  'velvet-suit': 'charro suit|mariachi suit|matador suit',
  'little-dress': 'blazer dress|tuxedo dress',
  kaftan: 'bisht|farasha|habesha kemis|habesha dress|kemis|cover up|beach cover',
  'off-shoulder-dress': 'baiana dress|pollera',
  pajamas: 'night suit',
  'swim-shorts': 'posing trunks|bodybuilding trunks',
  'denim-jacket': 'fringe vest|overshirt|shacket|shirt jacket|chore coat|chore jacket|work jacket|worker jacket',
  'leather-jacket':
    'latex|suede jacket|fringe jacket|fringe leather jacket|leather fringe jacket|suede fringe jacket|fringe suede jacket',
  bomber:
    'barbour jacket|barbour|wax jacket|waxed jacket|cropped jacket|field jacket|army jacket|utility jacket|military jacket',
  puffer: 'space suit|spacesuit|fleece vest|patagonia vest|patagonia jacket',
  trench: 'duster|kimono jacket',
  bathrobe: 'towel wrap|wrapped in a towel|in a towel|towel around waist|towel around his waist|towel',
  coat: 'duffle coat|cape coat',
  blazer: 'crop jacket',
  suit: 'zoot suit|three piece',
  tuxedo: 'white tie|tail coat|tailcoat',
  kurta: 'agbada|dhoti|lungi|mundu|veshti|pathani suit|dhoti kurta',
  'summer-dress': 'wrap dress|shirt skirt|tent dress|trapeze dress',
  'evening-gown':
    'mermaid dress|mermaid gown|trumpet gown|backless dress|medieval dress|victorian dress|renaissance dress|sculptural dress|couture gown|couture dress|avant garde dress|latex dress|slit dress',
  dress: 'lingerie',
  knit: 'cable knit sweater|ugly christmas sweater|christmas sweater|fuzzy sweater|fair isle sweater|snowman sweater|snowman jumper|reindeer sweater|reindeer jumper',
  blouse:
    'cowl neck top|wrap top|peplum top|tie front top|pussy bow blouse|bow blouse|ruffled blouse|lace blouse|lace top|sheer blouse',
  'puff-dress': 'smock dress|babydoll|vintage dress|lolita dress',
  'cargo-set': 'y 2 k outfit',
  'strapless-gown':
    'tulle dress|tulle gown|bandage dress|quinceanera dress|cinderella dress|princess dress|princess gown|corset dress',
  flapper: 'fringe dress|fringed dress|beaded dress',
  cassock: 'wizard robe|toga|choir robe|graduation gown|cap and gown|graduation robe|priest robe|judge robe',
  corset: 'satin corset|lace corset|lace up top',
  wetsuit: 'latex suit|latex catsuit|catsuit',
  'stage-outfit': 'silver jacket|metallic jacket|holographic jacket',
  bikini: 'lingerie set',
  tutu: 'tulle skirt',
  'off-shoulder-top': 'one shoulder top|asymmetric top|off shoulder sweater|off the shoulder sweater',
  apron: 'denim apron|leather apron',
  'police-uniform': 'bus driver uniform',
  'field-uniform': 'army uniform|military uniform|fatigues|army fatigues',
}

/** Trousers and skirts that are drawn as near ones, by the outfit that has those. */
const NEAR_BOTTOMS: Partial<Record<PortraitOutfit, string>> = {
  'wide-jeans': 'low rise jeans',
  'cargo-pants': 'parachute pants',
  'running-set': 'athletic shorts|basketball shorts|sweat shorts',
  'mini-skirt': 'cargo skirt',
  'pleated-skirt': 'school skirt',
  'maxi-skirt': 'wrap skirt|floral skirt|tiered skirt|boho skirt|prairie skirt|sarong',
}

const entriesOf = (words: Partial<Record<PortraitOutfit, string>>) =>
  Object.entries(words) as [PortraitOutfit, string][]

/** "Drawn as" with what the outfit is called, or the kind of its trousers or skirt. */
export const NEAR_OUTFIT_WORDS: WordList = [
  ...entriesOf(NEAR_OUTFITS).flatMap(([name, words]) =>
    changed(`drawn as: ${OUTFITS[name].label}`, nouns('outfit', { [words]: wear(name) })),
  ),
  ...changed(
    'drawn as: blouse with puff sleeves and jeans, on men a linen shirt and trousers',
    nouns('outfit', {
      'vyshyvanka|embroidered shirt|folk blouse|folk shirt': {
        effect: ({ scene }, strength) => {
          if (strength <= 0) return
          scene.role ??= { outfit: 'puff-blouse', men: 'linen-set' }
          scene.outfitColor ??= WHITE
        },
        opensClause: true,
      },
    }),
  ),
  ...entriesOf(NEAR_BOTTOMS).flatMap(([name, words]) => {
    const { bottom }: Outfit = OUTFITS[name]
    return changed(`drawn as: ${bottom?.cut.replaceAll('-', ' ')}`, nouns('bottoms', { [words]: wearBelow(name) }))
  }),
]
