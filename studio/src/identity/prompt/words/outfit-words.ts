import type { PortraitOutfit } from '../../../scene/portrait-scene.ts'
import { nothing } from '../effects.ts'
import { type Effect, modifiers, nouns, type WordList } from '../sense.ts'

const wear = (outfit: PortraitOutfit) => ({
  effect: ((reading, strength) => {
    if (strength > 0) reading.scene.outfit = outfit
  }) satisfies Effect,
  absent: ((reading) => {
    reading.scene.excludedOutfits = [...(reading.scene.excludedOutfits ?? []), outfit]
  }) satisfies Effect,
  opensClause: true,
})

export const OUTFIT_WORDS: WordList = [
  ...nouns('outfit', {
    'clothes|wearing|dressed in|wears|clothing|outfit|dressed|attire|clad in': { opensClause: true },
    't shirt|tshirt|tee|tee shirt|top|tank top|crop top|vest': wear('tee'),
    'shirt|blouse|button down|button up|dress shirt|polo': wear('shirt'),
    'sweater|jumper|pullover|knit|knitwear|cardigan|knitted sweater': wear('knit'),
    'turtleneck|turtle neck|polo neck|roll neck|rollneck': wear('turtleneck'),
    'blazer|suit|suit jacket|tuxedo|jacket|coat|business suit|business attire|formal wear|trench coat': wear('blazer'),
    'denim jacket|jean jacket|jeans jacket|leather jacket|biker jacket|denim': wear('denim-jacket'),
    'dress|gown|sundress|evening gown|summer dress|cocktail dress|camisole|saree|sari': wear('dress'),
    'hoodie|sweatshirt|hooded sweatshirt|tracksuit|hoody': wear('hoodie'),
  }),
  ...modifiers('outfit', {
    'elegant|casual|stylish|simple|fashionable|modern|smart|formal|cotton|silk|wool|linen|summer|winter|cozy|cosy|warm|light|floral|striped|designer|trendy':
      nothing,
  }),
]
