import type { SitePerson } from '../../../../lib/example-people.ts'

/** Women of the carousel beside those of the other pages. */
export const CAST_WOMEN = [
  {
    file: 'sunny',
    prompt: 'Lovely woman, 28, Japanese, black hair with bangs, brown eyes, coral lips, yellow dress, garden',
    alt: 'Portrait of a woman with black hair, a fringe and coral lips in a garden',
  },
  {
    file: 'tehran',
    prompt: 'Beautiful woman, 30, Persian, long black hair, green eyes, red lips, emerald blazer, city at night',
    alt: 'Portrait of a woman with long wavy black hair, green eyes and red lips in a city at night',
  },
  {
    file: 'buzz',
    prompt: 'Stunning woman, 24, Black, buzz cut, brown eyes, silver hoop earrings, orange turtleneck, studio',
    alt: 'Portrait of a woman with deep brown skin, a buzz cut and silver hoop earrings',
  },
  {
    file: 'emerald',
    prompt: 'Lovely woman, 36, Irish, long curly ginger hair, green eyes, freckles, emerald dress, library',
    alt: 'Portrait of a woman with curly ginger hair and glasses in a library',
  },
  {
    file: 'coast',
    prompt: 'Stunning woman, 26, Brazilian, long curly brown hair, hazel eyes, tanned, teal dress, beach',
    alt: 'Portrait of a woman with long curly brown hair on a beach',
  },
  {
    file: 'jade',
    prompt: 'Lovely woman, 54, Chinese, silver bob, smooth skin, brown eyes, red lips, warm smile, navy blazer, studio',
    alt: 'Portrait of a mature woman with a silver bob and red lips, smiling',
  },
  {
    file: 'pink',
    prompt: 'Lovely woman, 26, fair skin, pink bob, grey eyes, rose lips, black hoodie, city at night',
    alt: 'Portrait of a woman with a pink bob in a city at night',
  },
  {
    file: 'nairobi',
    prompt: 'Stunning woman, 26, Kenyan, short curls, brown eyes, coral lips, big smile, yellow dress, beach',
    alt: 'Portrait of a woman with deep brown skin and short curls, smiling on a beach',
  },
  {
    file: 'reader',
    prompt: 'Beautiful woman, 27, Polish, dark blonde lob, grey eyes, round glasses, navy knit, library',
    alt: 'Portrait of a woman with dark blonde hair and round glasses in a library',
  },
  {
    file: 'fjord',
    prompt: 'Beautiful woman, 35, Norwegian, strawberry blonde braids, blue eyes, freckles, cream turtleneck, sunset',
    alt: 'Portrait of a woman with strawberry blonde braids at sunset',
  },
  {
    file: 'burgundy',
    prompt:
      'Beautiful woman, 45, Indian, long black hair, brown eyes, berry lips, gold drop earrings, burgundy dress, sunset',
    alt: 'Portrait of a woman with long black hair in a burgundy dress at sunset',
  },
  {
    file: 'auburn',
    prompt: 'Lovely woman, 23, auburn pixie cut, hazel eyes, freckles, green turtleneck, studio',
    alt: 'Portrait of a woman with an auburn pixie cut in a green turtleneck',
  },
  {
    file: 'sage',
    prompt: 'Beautiful woman, 31, Vietnamese, black bob, brown eyes, rose lips, sage blazer, loft',
    alt: 'Portrait of a woman with a black bob in a sage blazer',
  },
  {
    file: 'amber',
    prompt: 'Beautiful woman, 26, Moroccan, long curly black hair, amber eyes, terracotta dress, sunset',
    alt: 'Portrait of a woman with long curly black hair and amber eyes at sunset',
  },
  {
    file: 'lavender',
    prompt: 'Stunning woman, 21, long lavender hair, grey eyes, glossy lips, white tee, studio',
    alt: 'Portrait of a woman with long lavender hair',
  },
  {
    file: 'honey',
    prompt: 'Lovely woman, 24, Australian, wavy honey blonde hair, blue eyes, tanned, white dress, beach',
    alt: 'Portrait of a woman with a honey blonde ponytail on a beach',
  },
  {
    file: 'lima',
    prompt: 'Beautiful woman, 37, Peruvian, long black braids, brown eyes, red knit, sunset',
    alt: 'Portrait of a woman with black braids in a red knit at sunset',
  },
  {
    file: 'cherry',
    prompt: 'Stunning woman, 23, Japanese, burgundy bob, brown eyes, glossy lips, pink turtleneck, studio',
    alt: 'Portrait of a woman with a burgundy bob in a pink turtleneck',
  },
] as const satisfies readonly Omit<SitePerson, 'gender'>[]
