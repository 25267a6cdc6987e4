import type { ClothCategory, Gender, Pose, Tone } from '@visage/contract'

export type ExampleClip = {
  /** Its name below `/media/clips/`, without the ending. */
  file: string
  gender: Gender
  /** Who is shown. */
  face: string
  pose: Exclude<Pose, 'Random'>
  /** Where, and in which clothes. */
  scene: string
  /** What moves. */
  prompt: string
}

export const EXAMPLE_FACE = 'Woman, 27, long wavy copper hair, green eyes and freckles'
export const EXAMPLE_TALK = 'Talks to the camera and nods, slow zoom in'

/** Pixels of all example clips, and how long they run. */
export const CLIP_FORM = { width: 432, height: 768, framesPerSecond: 25, durationSeconds: 5 } as const

/** What the video screens show before there is a result, with the words that made it move. */
export const EXAMPLE_CLIPS: readonly ExampleClip[] = [
  {
    file: 'autumn-smile',
    gender: 'female',
    face: EXAMPLE_FACE,
    pose: 'Upperbody1',
    scene: 'In an autumn park at golden hour, dark green wool coat',
    prompt: 'Slowly turns to the camera and smiles, wind in her hair',
  },
  {
    file: 'paris-talk',
    gender: 'female',
    face: 'Black woman, 31, short afro, brown eyes, calm',
    pose: 'Upperbody2',
    scene: 'In a rainy Paris street at night, red turtleneck',
    prompt: EXAMPLE_TALK,
  },
  {
    file: 'rooftop-glance',
    gender: 'male',
    face: 'Man, 33, short dark hair, light beard, brown eyes',
    pose: 'Upperbody1',
    scene: 'On a rooftop at dusk, navy suit',
    prompt: 'Looks aside, then back to the camera, smiles, slow zoom in',
  },
  {
    file: 'beach-laugh',
    gender: 'male',
    face: 'Indian man, 26, wavy black hair, friendly',
    pose: 'Upperbody1',
    scene: 'At the beach in the morning, white linen shirt',
    prompt: 'Laughs and nods, wind in his hair',
  },
]

export type ExampleTalk = {
  /** Its name below `/media/clips/`, without the ending. */
  file: string
  gender: Gender
  /** Who talks. */
  face: string
  /** Where, and in which clothes. */
  scene: string
  script: string
  tone: Tone
}

/** Pixels and frames a second of all examples of talk. */
export const TALK_FORM = { width: 640, height: 640, framesPerSecond: 25 } as const

/** What the talking screen shows before there is a result, with the words that are said. */
export const EXAMPLE_TALKS: readonly ExampleTalk[] = [
  {
    file: 'lisbon-words',
    gender: 'female',
    face: 'Portuguese woman, 28, shoulder-length brown hair, brown eyes',
    scene: 'On a terrace in Lisbon in the morning, white linen shirt',
    script: 'Good morning! Three things that I learned in Lisbon this week.',
    tone: 'lively',
  },
  {
    file: 'studio-words',
    gender: 'male',
    face: 'Black man, 30, short fade, light beard, brown eyes',
    scene: 'In a loft with plants, olive denim jacket over a white t-shirt',
    script: 'Here is what nobody tells you about your first marathon.',
    tone: 'calm',
  },
]

type ExamplePicture = {
  /** Its name below `/media/pictures/`, without the ending. */
  file: string
  gender: Gender
  /** Who is shown. */
  face: string
  pose: Exclude<Pose, 'Random'>
  prompt: string
  width: number
  height: number
}

const FULL = { width: 832, height: 1216 } as const
const HALF = { width: 1024, height: 1280 } as const

/** What the image screen shows before there is a result, with the words that made it. */
export const EXAMPLE_PICTURES: readonly ExamplePicture[] = [
  {
    file: 'autumn-walk',
    gender: 'female',
    face: EXAMPLE_FACE,
    pose: 'Full Body',
    prompt: 'Walking through an autumn park at golden hour, dark green wool coat, smiling',
    ...FULL,
  },
  {
    file: 'paris-night',
    gender: 'female',
    face: 'Black woman, 31, short afro, brown eyes, calm',
    pose: 'Upperbody2',
    prompt: 'In a rainy Paris street at night, red turtleneck, smiling',
    ...HALF,
  },
  {
    file: 'rooftop-dusk',
    gender: 'male',
    face: 'Man, 33, short dark hair, light beard, brown eyes',
    pose: 'Full Body',
    prompt: 'On a rooftop at dusk, navy suit, hands in his pockets',
    ...FULL,
  },
  {
    file: 'sea-morning',
    gender: 'male',
    face: 'Indian man, 26, wavy black hair, friendly',
    pose: 'Upperbody2',
    prompt: 'At the beach in the morning, white linen shirt, laughing',
    ...HALF,
  },
]

type ExampleOutfit = {
  /** The result's name below `/media/clothes/`, without the ending; the garment's is the same with `-garment`. */
  file: string
  /** Which of the example pictures is changed. */
  picture: string
  category: ClothCategory
  /** What is put on, in words. */
  garment: string
}

/** What the cloth screen shows before there is a result. */
export const EXAMPLE_OUTFITS: readonly ExampleOutfit[] = [
  {
    file: 'paris-stripes',
    picture: 'paris-night',
    category: 'tops',
    garment: 'A knitted jumper with navy stripes',
  },
  {
    file: 'autumn-dress',
    picture: 'autumn-walk',
    category: 'one-pieces',
    garment: 'A green dress with golden leaves',
  },
]

/** The picture that an outfit is put on in. */
export const pictureOf = ({ picture }: ExampleOutfit): ExamplePicture => {
  const found = EXAMPLE_PICTURES.find(({ file }) => file === picture)
  if (!found) throw new Error(`No example picture is named ${picture}.`)
  return found
}

type ExampleSong = {
  /** Its name below `/media/songs/`, without the ending: `.mp3` is the song, `.json` what it is drawn with. */
  file: string
  lyrics: string
  /** What its reference is like, in words. */
  style: string
}

/** What the music screen shows before there is a result, with the words that made it. */
export const EXAMPLE_SONGS: readonly ExampleSong[] = [
  {
    file: 'city-lights',
    lyrics:
      '[Verse]\nCity lights are calling and the night is young\nEvery street is golden like a song unsung\n\n[Chorus]\nStay with me tonight\nunder neon light',
    style: 'Pop, 104 beats a minute, in C major',
  },
  {
    file: 'slow-river',
    lyrics:
      '[Verse]\nSlow is the river that carries us home\nSoft is the rain on the roof and the stone\n\n[Chorus]\nHold on to me\nall the way to the sea',
    style: 'Ballad, 72 beats a minute, in A minor',
  },
]

export const showClip = ({ file, face, scene, prompt }: ExampleClip) => ({
  url: `/media/clips/${file}`,
  alt: `${face}. ${scene}. ${prompt}.`,
  width: CLIP_FORM.width,
  height: CLIP_FORM.height,
})
