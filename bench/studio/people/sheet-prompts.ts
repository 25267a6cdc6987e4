import type { Gender } from '../../../studio/src/exports/person.ts'
import type { Framing } from '../../../studio/src/scene/scene.ts'

export type SheetPrompt = { person: string; gender: Gender; framing: Framing; scene: string }

type Line = readonly [person: string, scene: string]

const WOMEN: Record<Framing, readonly Line[]> = {
  selfie: [
    [
      'A 24-year-old woman with fair skin, long wavy auburn hair and green eyes',
      'on the beach at golden hour, smiling',
    ],
    ['A 31-year-old woman with ebony skin and black braids, gold hoop earrings', 'old town, sunny, white linen'],
    ['A 45-year-old woman with olive skin and a dark brown bun', 'library by day, black turtleneck'],
    ['A 68-year-old woman with light skin, a grey bob and round glasses', 'in a garden, warm smile, blue cardigan'],
    ['A 22-year-old East Asian woman with long straight black hair', 'cherry blossoms at dusk, pink dress'],
    ['A 28-year-old woman with tan skin, freckles and a blonde ponytail', 'in the mountains, puffer jacket, laughing'],
    ['A 36-year-old Indian woman with long black hair, red lipstick', 'temple courtyard, emerald saree, soft smile'],
    ['A 19-year-old woman with porcelain skin and long pink hair', 'neon city at night, leather jacket, looking away'],
    ['A 54-year-old woman with brown skin and short curly black hair', 'studio, rust blouse, dramatic light'],
    ['A 75-year-old woman with fair skin and white hair', 'cosy kitchen, cream knit sweater, smiling'],
  ],
  'half-body': [
    [
      'A 27-year-old woman with light skin and long brown hair',
      'reading in a rainy Paris cafe at night, red wool coat, smiling',
    ],
    [
      'A 33-year-old woman with dark brown skin and a black afro',
      'rooftop bar at dusk, gold satin dress, glass of wine',
    ],
    ['A 41-year-old woman with beige skin and a chestnut lob', 'office by day, navy suit, arms crossed'],
    ['A 23-year-old woman with fair skin and a ginger bob', 'in a bookshop, green cardigan, holding a book'],
    ['A 29-year-old woman with olive skin and long wavy black hair', 'beach at sunset, floral summer dress'],
    ['A 60-year-old woman with light skin and a grey pixie cut', 'art gallery, black turtleneck, hands behind back'],
    [
      'A 35-year-old woman with tan skin and long blonde hair with bangs',
      'kitchen in the morning, holding a coffee cup, white shirt',
    ],
    ['A 26-year-old woman with brown skin and a bun', 'gym, activewear, hand on hip'],
    [
      'A 50-year-old woman with porcelain skin and auburn hair',
      'vineyard at golden hour, denim jacket, bouquet of flowers, warm smile',
    ],
    [
      'A 21-year-old woman with light brown skin and curly hair',
      'snow village, snowing, cream puffer jacket, laughing',
    ],
  ],
  'full-body': [
    ['A 25-year-old woman with fair skin and long blonde hair', 'walking in Paris, beige trench coat, rain'],
    ['A 30-year-old woman with ebony skin and a black buzz cut', 'hotel lobby, red evening gown'],
    [
      'A 38-year-old woman with olive skin and a brown ponytail',
      'autumn park, camel coat, walking with a red umbrella',
    ],
    ['A 28-year-old woman with beige skin and a black bob', 'city at night, leather jacket and black jeans'],
    ['A 22-year-old woman with tan skin and wavy brown hair', 'beach by day, white summer dress, hand on hip'],
    ['A 47-year-old woman with light skin and short blonde hair', 'train station, grey suit, hands in pockets'],
    ['A 20-year-old woman with dark skin and braids', 'running in the park, running set, morning'],
    ['A 34-year-old Indian woman with long dark hair', 'palace courtyard at dusk, magenta lehenga'],
    ['A 63-year-old woman with fair skin and white hair in a bun', 'lakeside, golden hour, blue shirt dress'],
    [
      'A 27-year-old woman with light brown skin and long curly hair',
      'market by day, striped tee and pleated skirt, walking',
    ],
  ],
}

const MEN: Record<Framing, readonly Line[]> = {
  selfie: [
    ['A 26-year-old man with fair skin, blonde quiff and stubble', 'harbour by day, navy knit'],
    ['A 34-year-old man with ebony skin, a fade and a short beard', 'studio, black turtleneck, dramatic light'],
    ['A 42-year-old man with olive skin, slicked-back dark hair and a full beard', 'cafe at dusk, denim jacket'],
    ['A 71-year-old man with light skin, a grey side part and glasses', 'library, tweed blazer, warm smile'],
    ['A 21-year-old East Asian man with messy black hair', 'city by night, hoodie, looking away'],
    ['A 30-year-old Indian man with short curly black hair and a beard', 'garden by day, white kurta, smiling'],
    ['A 58-year-old man with brown skin, bald with a grey beard', 'golden hour on a rooftop, linen shirt'],
    ['A 38-year-old man with tan skin, a brown crew cut and stubble', 'mountains in fog, puffer jacket'],
    ['A 19-year-old man with porcelain skin, ginger curly hair and freckles', 'forest by day, green tee, smiling'],
    ['A 50-year-old man with beige skin and salt and pepper hair', 'hotel lobby at night, tuxedo'],
  ],
  'half-body': [
    [
      'A 29-year-old man with light skin and brown side part',
      'sitting in a coffee shop, grey knit sweater, holding a coffee cup, smiling',
    ],
    ['A 36-year-old man with dark brown skin and a black afro', 'singing on a concert stage at night, leather jacket'],
    ['A 45-year-old man with fair skin, ginger crew cut and full beard', 'forest in autumn, check shirt, arms crossed'],
    ['A 24-year-old man with tan skin and messy light brown hair', 'beach at golden hour, linen shirt'],
    [
      'A 62-year-old man with olive skin, grey hair and a moustache',
      'old town, sunny, beige linen suit, hands in pockets',
    ],
    ['A 31-year-old man with brown skin and a fade', 'gym, tank top, arms crossed'],
    ['A 40-year-old East Asian man with short black hair', 'sitting in the office at night, charcoal suit and tie'],
    ['A 27-year-old man with ebony skin and glasses', 'standing with an umbrella in the rain, city street, navy coat'],
    ['A 54-year-old man with light skin, bald', 'kitchen, blue shirt, laughing'],
    ['A 22-year-old man with light brown skin and curly hair', 'looking at his phone, metro station, bomber jacket'],
  ],
  'full-body': [
    ['A 28-year-old man with fair skin and a brown quiff', 'walking in the city, wool coat, overcast'],
    ['A 33-year-old man with dark skin and a short beard', 'rooftop at sunset, white tee and jeans'],
    ['A 39-year-old man with olive skin and slicked-back hair', 'hotel lobby at night, tuxedo'],
    ['A 25-year-old man with tan skin and messy hair', 'beach by day, shorts and summer shirt, walking'],
    ['A 48-year-old man with beige skin and grey temples', 'bridge in fog, trench coat'],
    ['A 30-year-old man with ebony skin and a buzz cut', 'gym, running set, hand on hip'],
    [
      'A 66-year-old man with light skin, white hair and a white beard',
      'lake at golden hour, cardigan, hands in pockets',
    ],
    ['A 23-year-old East Asian man with black hair', 'cafe by day, hoodie, holding a coffee cup'],
    ['A 35-year-old Indian man with black hair and stubble', 'temple by day, blue kurta'],
    ['A 44-year-old man with brown skin and a moustache', 'desert at dusk, leather jacket and boots'],
  ],
}

const FRAMING_ORDER: readonly Framing[] = ['selfie', 'half-body', 'full-body']

const promptsOf = (gender: Gender, framing: Framing, lines: readonly (Line | undefined)[]): SheetPrompt[] =>
  lines.flatMap((line) => (line ? [{ person: line[0], gender, framing, scene: line[1] }] : []))

/** Sixty people and what a user could type for them: both genders, all framings, many places, hours and clothes. */
export const SHEET_PROMPTS: readonly SheetPrompt[] = FRAMING_ORDER.flatMap((framing) =>
  WOMEN[framing].flatMap((woman, index) => [
    ...promptsOf('female', framing, [woman]),
    ...promptsOf('male', framing, [MEN[framing][index]]),
  ]),
)
