import type { SitePerson } from '../../../../lib/example-people.ts'

/** Men of the carousel beside those of the other pages. */
export const CAST_MEN = [
  {
    file: 'lagos',
    prompt: 'Handsome man, 29, Ghanaian, short curls, brown eyes, clean shaven, white shirt, city at night',
    alt: 'Portrait of a man with short curls in a city at night',
  },
  {
    file: 'seoul',
    prompt: 'Handsome man, 26, Korean, black hair, side part, brown eyes, clean shaven, cream knit, cafe',
    alt: 'Portrait of a man with black hair, parted at the side, in a cafe',
  },
  {
    file: 'marigold',
    prompt: 'Good looking man, 23, Black, afro, brown eyes, clean shaven, yellow hoodie, studio',
    alt: 'Portrait of a young man with a big afro in a yellow hoodie',
  },
  {
    file: 'rome',
    prompt: 'Handsome man, 45, Italian, slicked back grey hair, brown eyes, stubble, navy blazer, city at night',
    alt: 'Portrait of a man with slicked back grey hair in a city at night',
  },
  {
    file: 'nordic',
    prompt: 'Handsome man, 38, Swedish, blonde slicked back hair, blonde beard, blue eyes, charcoal turtleneck, loft',
    alt: 'Portrait of a man with blonde hair and a blonde beard in a loft',
  },
  {
    file: 'ranch',
    prompt: 'Good looking man, 29, Mexican, quiff, black hair, moustache, brown eyes, denim jacket, sunset',
    alt: 'Portrait of a man with a quiff and a moustache at sunset',
  },
  {
    file: 'professor',
    prompt: 'Handsome man, 60, Nigerian, bald, grey beard, square glasses, brown eyes, burgundy blazer, library',
    alt: 'Portrait of an older man with a bald head, square glasses and a grey beard',
  },
  {
    file: 'student',
    prompt: 'Good looking man, 21, French, messy brown hair, green eyes, freckles, white tee, loft',
    alt: 'Portrait of a young man with tousled brown hair and green eyes',
  },
  {
    file: 'ink',
    prompt: 'Handsome man, 31, Japanese, black hair in a bun, goatee, brown eyes, black turtleneck, studio',
    alt: 'Portrait of a man with a black bun and a goatee in a black turtleneck',
  },
  {
    file: 'reef',
    prompt: 'Good looking man, 27, Polynesian, curly black hair, brown eyes, stubble, teal tee, beach',
    alt: 'Portrait of a man with curly black hair on a beach',
  },
  {
    file: 'bazaar',
    prompt: 'Handsome man, 36, Turkish, quiff, dark brown hair, short beard, hazel eyes, white shirt, cafe',
    alt: 'Portrait of a man with a dark quiff and a short beard in a cafe',
  },
  {
    file: 'forest',
    prompt: 'Handsome man, 34, bald, full brown beard, blue eyes, olive tee, garden',
    alt: 'Portrait of a man with a bald head and a full beard in a garden',
  },
  {
    file: 'delhi',
    prompt: 'Handsome man, 28, Indian, side part, black hair, short beard, brown eyes, sage blazer, loft',
    alt: 'Portrait of a man with black hair and a short beard in a sage blazer',
  },
  {
    file: 'mumbai',
    prompt: 'Handsome man, 55, Indian, grey hair, grey moustache, brown eyes, white shirt, library',
    alt: 'Portrait of an older man with curly grey hair and a moustache in a library',
  },
  {
    file: 'atlanta',
    prompt: 'Handsome man, 35, African American, fade, short beard, brown eyes, navy blazer, loft',
    alt: 'Portrait of a man with deep brown skin, a fade and a short beard in a loft',
  },
  {
    file: 'skate',
    prompt: 'Good looking man, 19, messy blonde hair, blue eyes, clean shaven, lavender hoodie, city at night',
    alt: 'Portrait of a young man with curly blonde hair in a lilac hoodie',
  },
  {
    file: 'barista',
    prompt: 'Good looking man, 25, Spanish, curly brown hair, green eyes, round glasses, mustard knit, cafe',
    alt: 'Portrait of a man with curly brown hair and round glasses in a cafe',
  },
  {
    file: 'harbour',
    prompt: 'Handsome man, 40, Chinese, crew cut, black hair, rimless glasses, brown eyes, grey blazer, city at night',
    alt: 'Portrait of a man with a black crew cut, rimless glasses and a beard in a city at night',
  },
  {
    file: 'highland',
    prompt:
      'Good looking man, 37, Scottish, auburn hair, side part, auburn beard, blue eyes, green turtleneck, library',
    alt: 'Portrait of a man with auburn hair and an auburn beard in a library',
  },
  {
    file: 'saigon',
    prompt: 'Good looking man, 22, Vietnamese, messy black hair, brown eyes, clean shaven, coral hoodie, studio',
    alt: 'Portrait of a young man with tousled black hair in a coral hoodie',
  },
] as const satisfies readonly Omit<SitePerson, 'gender'>[]
