import type { Gender } from '@visage/studio/person'
import type { ArticleSlug } from '../../src/lib/routing/paths.ts'

/** `scene` replaces the prompt's words for place and clothes, so that one person can stand in several scenes. */
type CastMember = { gender: Gender; prompt: string; scene?: string }

const woman = (prompt: string): CastMember => ({ gender: 'female', prompt })
const sameWoman = (scene: string): CastMember => ({
  ...woman('Beautiful woman, 25, Indian, long dark brown hair, brown eyes, gold earrings'),
  scene,
})
const man = (prompt: string): CastMember => ({ gender: 'male', prompt })

/** Who stands in the picture of each article, from left to right. */
export const ARTICLE_CASTS: Readonly<Record<ArticleSlug, readonly CastMember[]>> = {
  'the-world-of-virtual-influencers-a-complete-overview': [
    woman('Beautiful woman, 26, Japanese, long black hair, brown eyes, red lips, white shirt, city at night'),
    man('Handsome man, 33, deep brown skin, short black hair, full beard, mustard knit, studio'),
    woman('Lovely woman, 29, wavy copper hair, green eyes, freckles, green dress, garden'),
  ],
  'casting-a-face-that-lasts': [
    woman('Lovely woman, 56, silver bob, grey eyes, warm smile, navy blazer, studio'),
    man('Handsome man, 24, Korean, short black hair, brown eyes, white tee, studio'),
    woman('Stunning woman, 31, Black, big afro, gold hoop earrings, terracotta blazer, studio'),
  ],
  'one-person-in-every-picture-a-guide-to-consistency': [
    sameWoman('white shirt, loft'),
    sameWoman('green dress, city at night'),
    sameWoman('blue denim jacket, sunset'),
  ],
  'disclosure-and-law-what-to-say-about-ai-content': [
    man('Handsome man, 48, grey hair, round glasses, blue eyes, navy blazer, library'),
    woman('Beautiful woman, 38, Indian, black hair in a bun, brown eyes, white shirt, library'),
  ],
  'names-likeness-and-brand-safety': [
    man('Handsome man, 29, Irish, ginger hair, blue eyes, freckles, green turtleneck, cafe'),
    woman('Beautiful woman, 34, Spanish, dark brown bob, hazel eyes, black turtleneck, studio'),
    man('Good looking man, 40, Middle Eastern, short black hair, grey beard, white shirt, loft'),
  ],
  'planning-a-month-of-content': [
    woman('Lovely woman, 23, blonde ponytail, blue eyes, lilac hoodie, cafe'),
    woman('Lovely woman, 30, Black, braids, brown eyes, glossy lips, mustard knit, garden'),
    man('Good looking man, 27, Brazilian, short curls, hazel eyes, light stubble, blue denim jacket, beach'),
  ],
  'briefs-and-prompts-that-work': [
    woman('Stunning woman, 35, ginger bob, green eyes, freckles, cream knit, loft'),
    man('Handsome man, 61, grey beard, round glasses, brown eyes, rust turtleneck, library'),
  ],
  'measuring-what-a-virtual-influencer-does': [
    man('Handsome man, 36, Nigerian, short black fade, goatee, grey knit, loft'),
    woman('Beautiful woman, 42, blonde bob, blue eyes, glasses, white shirt, studio'),
    woman('Lovely woman, 28, Korean, long black hair, brown eyes, plum lips, navy blazer, city at night'),
  ],
  'music-and-motion-when-a-picture-should-move': [
    woman(
      'Stunning woman, 24, Brazilian, long curly brown hair, hazel eyes, red lips, black turtleneck, city at night',
    ),
    man('Good looking man, 25, long black hair, brown eyes, light stubble, black leather jacket, city at night'),
  ],
  'budgets-and-plans-what-a-virtual-influencer-costs': [
    man('Handsome man, 52, Indian, short grey hair, brown eyes, grey beard, white shirt, cafe'),
    woman('Lovely woman, 27, pixie cut, black hair, brown eyes, terracotta blazer, loft'),
    woman('Beautiful woman, 63, white bun, blue eyes, warm smile, green turtleneck, library'),
  ],
}

export const AUTHOR = woman('Lovely woman, 33, dark brown bob, green eyes, glasses, natural make-up, grey knit, studio')
