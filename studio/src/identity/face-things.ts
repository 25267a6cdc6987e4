import { palette } from '../image/rgb.ts'
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
    stuff: 'silk',
    colors: palette('206 52 84, 244 238 226, 236 150 60'),
  },
  'hair-bow': {
    place: 'hair-jewel',
    stuff: 'silk',
    colors: [RED, ROSE, BLACK, NAVY],
  },
  'hair-clip': {
    place: 'hair-jewel',
    stuff: 'plastic',
    colors: [GOLD, ROSE, TEAL],
  },
  'eye-patch': {
    place: 'eye-cover',
    stuff: 'leather',
    colors: [BLACK],
  },
  goggles: {
    place: 'eye-cover',
    stuff: 'plastic',
    colors: [BLACK, NAVY],
  },
  'carnival-mask': {
    place: 'eye-cover',
    stuff: 'silk',
    colors: [GOLD, [120, 32, 54], BLACK],
  },
  bindi: {
    place: 'face-art',
    stuff: 'skin',
    colors: [[166, 24, 40]],
  },
  'face-paint': {
    place: 'face-art',
    stuff: 'skin',
    colors: palette('52 132 92, 60 104 176, 196 168 60'),
  },
  'war-paint': {
    place: 'face-art',
    stuff: 'skin',
    colors: [[34, 32, 34]],
  },
  smudges: {
    place: 'face-art',
    stuff: 'skin',
    colors: [[46, 38, 34]],
  },
  flour: {
    place: 'face-art',
    stuff: 'skin',
    colors: [[244, 240, 232]],
  },
  glitter: {
    place: 'face-art',
    stuff: 'skin',
    colors: palette('244 214 140, 224 226 240, 246 172 200'),
  },
  'face-gems': {
    place: 'face-art',
    stuff: 'skin',
    colors: palette('222 232 246, 246 184 214'),
  },
  sweat: {
    place: 'face-art',
    stuff: 'skin',
    colors: [[255, 255, 255]],
  },
  'running-mascara': {
    place: 'face-art',
    stuff: 'skin',
    colors: [[28, 24, 28]],
  },
  acne: {
    place: 'skin-mark',
    stuff: 'skin',
    colors: [[190, 84, 76]],
  },
  'acne-scars': {
    place: 'skin-mark',
    stuff: 'skin',
    colors: [[120, 76, 62]],
  },
  vitiligo: {
    place: 'skin-mark',
    stuff: 'skin',
    colors: [[246, 222, 206]],
  },
  birthmark: {
    place: 'skin-mark',
    stuff: 'skin',
    colors: [[150, 58, 66]],
  },
  'burn-scar': {
    place: 'skin-mark',
    stuff: 'skin',
    colors: [[206, 118, 110]],
  },
  bruise: {
    place: 'skin-mark',
    stuff: 'skin',
    colors: [[92, 50, 104]],
  },
  'dark-circles': {
    place: 'skin-mark',
    stuff: 'skin',
    colors: [[92, 62, 84]],
  },
  'arm-tattoos': {
    place: 'ink',
    stuff: 'skin',
    colors: [[36, 42, 54]],
  },
  'neck-tattoo': {
    place: 'ink',
    stuff: 'skin',
    colors: [[36, 42, 54]],
  },
  'face-tattoo': {
    place: 'ink',
    stuff: 'skin',
    colors: [[36, 48, 60]],
  },
  henna: {
    place: 'ink',
    stuff: 'skin',
    colors: [[112, 48, 26]],
  },
} as const
