import type { Backdrop, Lighting, PortraitOutfit } from '../../../scene/portrait-scene.ts'
import type { SceneWishes } from '../../../scene/scene-wishes.ts'
import { nothing } from '../effects.ts'
import { type Effect, modifiers, nouns, traits, type WordList } from '../sense.ts'
import { COLOR_WORDS } from './color-words.ts'

const scene =
  (wishes: SceneWishes): Effect =>
  (reading, strength) => {
    if (strength > 0) Object.assign(reading.scene, wishes)
  }

const wear = (outfit: PortraitOutfit) => ({ effect: scene({ outfit }), absent: nothing, opensClause: true })
const place = (backdrop: Backdrop) => ({ effect: scene({ backdrop }), absent: nothing, opensClause: true })
const lit = (lighting: Lighting) => scene({ lighting })

const byColor = (feature: 'outfit' | 'backdrop', write: (color: SceneWishes['outfitColor']) => SceneWishes): WordList =>
  modifiers(
    feature,
    Object.fromEntries(Object.entries(COLOR_WORDS).map(([name, color]) => [name, scene(write(color))])),
  )

export const SCENE_WORDS: WordList = [
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
  ...byColor('outfit', (outfitColor) => ({ outfitColor })),
  ...modifiers('outfit', {
    'elegant|casual|stylish|simple|fashionable|modern|smart|formal|cotton|silk|wool|linen|summer|winter|cozy|cosy|warm|light|floral|striped|designer|trendy':
      nothing,
  }),
  ...nouns('backdrop', {
    'background|backdrop|wall|plain background|studio background|solid background': { opensClause: true },
    'studio|photo studio|plain backdrop|neutral background': place('studio'),
    'cafe|coffee shop|restaurant|bar|bakery|bistro|coffeehouse|pub': place('cafe'),
    'city at night|city|city night|street|neon|neon lights|night city|downtown|urban|nightclub|night|tokyo|new york|times square|city lights|skyline':
      place('city-night'),
    'beach|sea|seaside|ocean|coast|tropical beach|by the sea|seashore|pool|island': place('beach'),
    'garden|park|forest|nature|meadow|outdoors|outdoor|flowers|woods|trees|countryside|field|jungle': place('garden'),
    'loft|apartment|home|indoors|office|living room|bedroom|kitchen|gym|interior|house|penthouse': place('loft'),
    'sunset|dusk|sunrise|dawn|desert|mountains|mountain|rooftop': place('sunset'),
    'library|bookshop|bookstore|books|bookshelf|university|museum|classroom': place('library'),
  }),
  ...byColor('backdrop', (backdropColor) => ({ backdrop: 'studio', backdropColor })),
  ...modifiers('backdrop', {
    'blurred|blurry|plain|soft|simple|neutral|clean|sunny|cozy|cosy|luxury|luxurious|modern|busy|beautiful|tropical|blooming':
      nothing,
  }),
  ...nouns('light', { 'light|lighting|lit|sunlight|shadows|lights|tones|illumination': { opensClause: true } }),
  ...modifiers('light', {
    'soft|natural|diffused|studio|even|flattering|window|gentle|daylight|bright': lit('soft'),
    'warm|golden|candle|cozy|cosy|evening|tungsten': lit('warm'),
    'cool|cold|blue|moon|neon|overcast|winter': lit('cool'),
    'dramatic|moody|rembrandt|low key|hard|cinematic|dark|contrast|high contrast|chiaroscuro|strong': lit('dramatic'),
  }),
  ...traits({
    'golden hour|golden light|backlit|sun flare': scene({ lighting: 'golden-hour' }),
    'candlelight|candlelit|warm tones': scene({ lighting: 'warm' }),
    'moonlight|moonlit|cool tones|overcast': scene({ lighting: 'cool' }),
    'chiaroscuro|low key lighting|film noir|noir|cinematic': scene({ lighting: 'dramatic' }),
    'daylight|softbox': scene({ lighting: 'soft' }),
    'looking at the camera|looking at camera|looking into the camera|eye contact|facing the camera|facing camera|looking at viewer|looking straight ahead':
      scene({ gazeAway: 0, turn: 0.2 }),
    'looking away|looking aside|looking to the side|averted gaze|looking off camera': scene({ gazeAway: 1 }),
    'front view|frontal|facing forward|front facing|head on|straight on|passport photo': scene({ turn: 0 }),
    'three quarter view|three quarter|3 4 view|turned to the side|side view|profile|from the side|half profile': scene({
      turn: 1,
    }),
  }),
]
