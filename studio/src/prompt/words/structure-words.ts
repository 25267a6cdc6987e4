import type { Sense, WordList } from '../sense.ts'

const list = (words: string, sense: Sense): WordList =>
  words.split(' ').map((word) => [word.replaceAll('_', ' '), sense] as const)
const role = (
  name: 'negation' | 'denies-previous' | 'copula' | 'joiner' | 'break' | 'preposition' | 'carrier' | 'filler',
): Sense => ({ role: name, means: name })
const intensity = (factor: number): Sense => ({ role: 'intensity', factor, means: 'intensity' })

export const STRUCTURE_WORDS: WordList = [
  ...list(
    'very extremely super really incredibly extra so insanely strikingly intensely deeply remarkably particularly especially heavily too absolutely much',
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
    'in on at before into over under down off through behind between near beside above below inside in_front_of next_to on_top_of view_of views_of view_over views_over view_onto a_view_of overlooking against across along towards toward within beneath underneath outside',
    role('preposition'),
  ),
  ...list(
    'a an the her his their she he they it its this these those there of to from by for as up out about around than then just only all any some each every one two three four five both my your our i me we you us him them ' +
      'bit lot lots touch hint kind sort s t d ll re ve m th st nd rd x y d f c k like such does did someone_who if so_that too_much con de y',
    role('filler'),
  ),
  ...list(
    'holding holds hold carrying carries having featuring sporting shows looks appears seems stays wears worn wear put puts putting tied do done create generate make makes making draw show want need please give imagine design looking see seen taken posing poses pose posed captured doing set said called named using uses used going getting being photographed pictured filmed viewed',
    role('carrier'),
  ),
  ...list(
    'feature features featured appearance expression face_expression shaped shape type tone toned color colour colored coloured colors colours length size sized age years year old_school ethnicity descent heritage background_of origin nationality race gender looks_like subject side part body head hand hands style styled vibe vibes aesthetic look mood feel feeling energy inspired in_hand in_her_hand in_his_hand in_hands in_her_hands in_his_hands in_one_hand in_both_hands',
    { role: 'carrier', means: 'thing' },
  ),
]
