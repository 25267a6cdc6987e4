import type { Rgb } from '../image/rgb.ts'

const BLACK: Rgb = [38, 38, 42]
const NAVY: Rgb = [40, 50, 80]
const RED: Rgb = [166, 44, 48]
const GOLD: Rgb = [212, 175, 96]
const ROSE: Rgb = [206, 132, 142]
const TEAL: Rgb = [44, 106, 112]

/** What is put into hair, before eyes and onto skin: things, paint, marks and ink. */
export const FACE_THINGS = {
  'hair-flower': {
    place: 'hair-jewel',
    words:
      'flower in her hair|flower behind her ear|flower in hair|flower behind ear|hibiscus flower|hibiscus in her hair|rose in her hair|flower hair clip|frangipani',
    stuff: 'silk',
    colors: [
      [206, 52, 84],
      [244, 238, 226],
      [236, 150, 60],
    ],
  },
  'hair-bow': {
    place: 'hair-jewel',
    words: 'hair bow|bow in her hair|ribbon in her hair|hair ribbon|hair ribbons|ribbon in hair|big bow|bow',
    stuff: 'silk',
    colors: [RED, ROSE, BLACK, NAVY],
  },
  'hair-clip': {
    place: 'hair-jewel',
    words: 'hair clip|hair clips|hairpin|hair pin|barrette|butterfly clips|hair slide|bobby pins',
    stuff: 'plastic',
    colors: [GOLD, ROSE, TEAL],
  },
  'eye-patch': {
    place: 'eye-cover',
    words: 'eye patch|eyepatch',
    stuff: 'leather',
    colors: [BLACK],
  },
  goggles: {
    place: 'eye-cover',
    words: 'goggles|safety goggles|ski goggles|swim goggles|swimming goggles|lab goggles',
    stuff: 'plastic',
    colors: [BLACK, NAVY],
  },
  'carnival-mask': {
    place: 'eye-cover',
    words: 'carnival mask|masquerade mask|venetian mask|domino mask|masquerade',
    stuff: 'silk',
    colors: [GOLD, [120, 32, 54], BLACK],
  },
  bindi: {
    place: 'face-art',
    words: 'bindi|tilak|red dot on her forehead',
    stuff: 'skin',
    colors: [[166, 24, 40]],
  },
  'face-paint': {
    place: 'face-art',
    words: 'face paint|painted face|face painted|body paint|face painting',
    stuff: 'skin',
    colors: [
      [52, 132, 92],
      [60, 104, 176],
      [196, 168, 60],
    ],
  },
  'war-paint': {
    place: 'face-art',
    words: 'war paint|warpaint|tribal paint|eye black',
    stuff: 'skin',
    colors: [[34, 32, 34]],
  },
  smudges: {
    place: 'face-art',
    words:
      'soot|grease|mud|dirt|dirty face|soot on face|dirt on his face|dirt on her face|muddy|grimy|ash on face|coal dust|smudges',
    stuff: 'skin',
    colors: [[46, 38, 34]],
  },
  flour: {
    place: 'face-art',
    words: 'flour|flour on her face|flour on his face|powdered sugar|white powder',
    stuff: 'skin',
    colors: [[244, 240, 232]],
  },
  glitter: {
    place: 'face-art',
    words:
      'glitter|body glitter|face glitter|glitter makeup|glitter make up|glittery makeup|glitter eyes|sparkles on her face',
    stuff: 'skin',
    colors: [
      [244, 214, 140],
      [224, 226, 240],
      [246, 172, 200],
    ],
  },
  'face-gems': {
    place: 'face-art',
    words: 'face gems|rhinestones|face jewels|gems under her eyes|face crystals|gems|face pearls|euphoria makeup',
    stuff: 'skin',
    colors: [
      [222, 232, 246],
      [246, 184, 214],
    ],
  },
  sweat: {
    place: 'face-art',
    words:
      'sweat|sweaty|sweating|water droplets|wet face|wet skin|sweat on his face|sweat on her face|perspiration|beads of sweat|rain on her face',
    stuff: 'skin',
    colors: [[255, 255, 255]],
  },
  'running-mascara': {
    place: 'face-art',
    words: 'running mascara|mascara running|smudged mascara|smeared mascara|mascara tears',
    stuff: 'skin',
    colors: [[28, 24, 28]],
  },
  acne: {
    place: 'skin-mark',
    words: 'acne|pimples|pimple|blemishes|spots on her face|breakout|spotty skin',
    stuff: 'skin',
    colors: [[190, 84, 76]],
  },
  'acne-scars': {
    place: 'skin-mark',
    words: 'acne scars|pockmarks|pockmarked|pitted skin|pock marks',
    stuff: 'skin',
    colors: [[120, 76, 62]],
  },
  vitiligo: {
    place: 'skin-mark',
    words: 'vitiligo',
    stuff: 'skin',
    colors: [[246, 222, 206]],
  },
  birthmark: {
    place: 'skin-mark',
    words:
      'port wine stain|large birthmark|red birthmark|birthmark on her face|birthmark on his face|birthmark on her cheek|birthmarks',
    stuff: 'skin',
    colors: [[150, 58, 66]],
  },
  'burn-scar': {
    place: 'skin-mark',
    words: 'burn scar|burn scars|burn|burns|burnt cheek|burned face',
    stuff: 'skin',
    colors: [[206, 118, 110]],
  },
  bruise: {
    place: 'skin-mark',
    words: 'bruise|bruised|bruised eye|black eye|bruises|shiner|bruised face|bruised cheek',
    stuff: 'skin',
    colors: [[92, 50, 104]],
  },
  'dark-circles': {
    place: 'skin-mark',
    words:
      'dark circles|bags under her eyes|bags under his eyes|bags under eyes|eye bags|under eye bags|dark circles under her eyes|tired eyes|shadows under her eyes',
    stuff: 'skin',
    colors: [[92, 62, 84]],
  },
  'arm-tattoos': {
    place: 'ink',
    words:
      'tattoo|tattoos|tattooed|tattooed arms|tattoo sleeve|tattoo sleeves|sleeve tattoo|sleeve tattoos|arm tattoo|arm tattoos|full sleeve|tattooed arm|tribal tattoo|tattoos on his arms|tattoos on her arms|forearm tattoo|full body tattoos|inked|tattooed body|butterfly tattoo',
    stuff: 'skin',
    colors: [[36, 42, 54]],
  },
  'neck-tattoo': {
    place: 'ink',
    words:
      'neck tattoo|neck tattoos|tattoo on his neck|tattoo on her neck|tattoos on his neck|tattoos on her neck|tattooed neck|throat tattoo|chest tattoo|chest tattoos|tattoo on his chest|collarbone tattoo',
    stuff: 'skin',
    colors: [[36, 42, 54]],
  },
  'face-tattoo': {
    place: 'ink',
    words:
      'face tattoo|face tattoos|chin tattoo|tattooed face|facial tattoo|facial tattoos|moko|ta moko|tattoo on his face|tattoo on her face',
    stuff: 'skin',
    colors: [[36, 48, 60]],
  },
  henna: {
    place: 'ink',
    words: 'henna|henna hands|mehndi|henna tattoo|henna tattoos|henna on her hands',
    stuff: 'skin',
    colors: [[112, 48, 26]],
  },
} as const
