import type { Sense, WordList } from '../sense.ts'

const list = (words: string, sense: Sense): WordList =>
  words.split(' ').map((word) => [word.replaceAll('_', ' '), sense] as const)
const role = (name: 'negation' | 'denies-previous' | 'copula' | 'joiner' | 'break' | 'filler'): Sense => ({
  role: name,
  means: name,
})
const intensity = (factor: number): Sense => ({ role: 'intensity', factor, means: 'intensity' })

export const STRUCTURE_WORDS: WordList = [
  ...list(
    'very extremely super really incredibly extra so insanely strikingly intensely deeply remarkably particularly especially heavily too ultra absolutely much',
    intensity(1.35),
  ),
  ...list('quite rather pretty_much fairly noticeably more most', intensity(1.15)),
  ...list(
    'slightly somewhat a_bit a_little little_bit kind_of sort_of subtly mildly lightly barely a_touch_of a_hint_of moderately partly less least gently',
    intensity(0.55),
  ),
  ...list(
    'no not without never non none lacking lacks minus sans w/o nor neither isn_t doesn_t don_t aren_t isnt doesnt dont arent hasn_t hasnt has_no absent free_of devoid_of except anything_but avoid exclude',
    role('negation'),
  ),
  ...list('free', role('denies-previous')),
  ...list('is are was were looks look appears be being seems stays', role('copula')),
  ...list('and or & plus as_well_as', role('joiner')),
  ...list(
    'with holding holds carrying carries but having has have featuring sporting yet while who whose which that including shows plus_a also however',
    role('break'),
  ),
  ...list(
    'a an the her his their she he they it its this these those there of in on at to from by for into over under as up down out off about around near between through than then just only all any some each every one two both my your our i me we you us him them ' +
      'portrait portraits photo photos photograph photography picture pictures image images selfie headshot head_shot shot close_up closeup upper_body half_body full_body head body render rendering 3d cgi painting illustration drawing art artwork digital style styled ' +
      'photorealistic photo_realistic realistic hyperrealistic hyper_realistic ultra_realistic lifelike high_quality best_quality high_resolution high_detail high_res hd uhd 4k 8k 16k raw quality resolution detailed highly_detailed details detail sharp_focus focus bokeh depth_of_field masterpiece professional_photo dslr mm cm lens camera canon nikon sony film grain ' +
      'create generate make draw show want need please give imagine design like such virtual ai instagram tiktok social_media media look looking appearance expression shaped shape type tone toned color colour colored coloured length size sized style set years year old_school age wear worn put tied do does did ' +
      'average normal natural typical regular classic usual perfect nice great good ideal amazing unique interesting distinctive visible obvious apparent prominent real beauty handsome_face wife_material ethnicity descent heritage background_of origin nationality race looks_like similar ' +
      'bit lot lots touch hint kind sort s t d ll re ve m th st nd rd x y px left right side middle center centre front back hand hands of_age featured feature ' +
      'posing pose poses facing natural_look vibe aesthetic fashion influencers lifestyle travel fitness beauty_influencer tattoo_free trendy stylish cool modern classy fashionable elegant_look sophisticated luxurious',
    role('filler'),
  ),
]
