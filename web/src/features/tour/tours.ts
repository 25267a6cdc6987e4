import type { TourStep } from './run-tour.ts'
import type { Section } from './seen-tours.ts'

const IMAGES_STEP: TourStep = {
  target: 'images',
  title: 'The image',
  text: 'Choose one of your generated images. It stands large above the list until you cancel the choice.',
}

const FACES_STEP: TourStep = {
  target: 'faces',
  title: 'Your face',
  text: 'Your favourites and the latest are here, View All shows and finds everybody. The one you choose moves to the first place.',
}

const costStep = (noun: string): TourStep => ({
  target: 'cost',
  title: 'The price, up front',
  text: `You always see what the next ${noun} costs. What fails or is cancelled costs nothing.`,
})

const generateStep = (title: string, { noun, time }: { noun: string; time: string }): TourStep => ({
  target: 'generate',
  title,
  text: `This starts the work, which takes about ${time}. You may leave the screen meanwhile: the ${noun} is waiting when you come back.`,
})

/** The end of a tour: what comes where, and what can be done with it there. */
const resultStep = (result: string, uses = 'Enlarge it, download it or delete it'): TourStep => ({
  target: 'result',
  title: 'The result',
  text: `First an example, then your place in line, then your ${result}. ${uses} here; the gallery keeps them all. The info icon starts this tour again.`,
})

/** The guided tours by their screens, each in the order of its screen. */
export const TOURS: Readonly<Record<Section, readonly TourStep[]>> = {
  face: [
    {
      target: 'gender',
      title: 'Women or Men',
      text: 'Choose who you are casting. Each side keeps its own words and its own result.',
    },
    {
      target: 'tabs',
      tab: 'names',
      title: 'Two ways to a face',
      text: 'Celebrity blends three names. Prompt follows your description. Both lead to someone who does not exist.',
    },
    {
      target: 'names',
      tab: 'names',
      title: 'Celebrity: three names',
      text: 'Each name pulls the new face its own way. Names only inspire a fictional face, never the likeness of a real person.',
    },
    {
      target: 'prompt',
      tab: 'prompt',
      title: 'Prompt: your own words',
      text: 'Age, origin, skin, hair, eyes, lips, freckles, beard, glasses, jewellery, mood: write what matters to you and leave the rest open.',
    },
    { ...costStep('face'), tab: 'prompt' },
    {
      target: 'generate',
      tab: 'prompt',
      title: 'Generate Face',
      text: 'This starts the work. You may leave the screen meanwhile: the face is waiting when you come back.',
    },
    resultStep('face', 'Enlarge it or delete it'),
  ],
  image: [
    {
      target: 'gender',
      title: 'Women or Men',
      text: 'Choose whose faces and templates you see. Each side keeps its own words and its own result.',
    },
    {
      target: 'tabs',
      tab: 'prompt',
      title: 'Three ways to an image',
      text: 'Prompt builds a scene from your words. Link follows the picture of a post. Template starts from a scene that is ready.',
    },
    { ...FACES_STEP, tab: 'prompt' },
    {
      target: 'pose',
      tab: 'prompt',
      title: 'Pose',
      text: 'A selfie, half the body, the full body, or whatever suits the scene.',
    },
    {
      target: 'prompt',
      tab: 'prompt',
      title: 'Prompt: the scene in words',
      text: 'Place, weather, time of day, clothes and their colour, mood, what the person does. Words that could not be used are told with the result.',
    },
    {
      target: 'link',
      tab: 'link',
      title: 'Link: after a post',
      text: 'Paste the link of a public Instagram post, or bring the picture yourself. Your face goes where the largest face is.',
    },
    {
      target: 'templates',
      tab: 'template',
      title: 'Template: ready scenes',
      text: 'Choose a scene on sight. Clothes, place and light stay, the person becomes yours.',
    },
    {
      target: 'generate',
      tab: 'template',
      title: 'Generate Image',
      text: 'The price is shown above the button. What fails or is cancelled costs nothing.',
    },
    {
      target: 'result',
      title: 'The result',
      text: 'First an example, then your place in line, then your image. Enlarge it, download it, vary it or delete it here. The info icon starts this tour again.',
    },
  ],
  video: [
    {
      target: 'gender',
      title: 'Women or Men',
      text: 'Choose whose faces and templates you see. Each side keeps its own result.',
    },
    {
      target: 'tabs',
      tab: 'link',
      title: 'Two ways to a video',
      text: 'Follow a reel, or start from a template. The face in it becomes the one you choose.',
    },
    {
      target: 'link',
      tab: 'link',
      title: 'Link: after a post',
      text: 'Paste the link of a public Instagram reel that you may use, or bring a video of your own below it.',
    },
    { ...FACES_STEP, tab: 'link' },
    {
      target: 'templates',
      tab: 'template',
      title: 'Template: ready films',
      text: 'Short films that play as you look at them. Pick one, and your face steps into it.',
    },
    { ...costStep('video'), tab: 'template' },
    { ...generateStep('Generate Video', { noun: 'video', time: 'ten minutes' }), tab: 'template' },
    resultStep('video'),
  ],
  cloth: [
    IMAGES_STEP,
    {
      target: 'garment',
      title: 'The garment',
      text: 'A photo of what is to be worn: laid flat, on a hanger or on somebody. Confirm once that you may use it.',
    },
    {
      target: 'category',
      title: 'Category',
      text: 'Tops, bottoms or one-pieces: which part of the clothes is exchanged.',
    },
    costStep('image'),
    generateStep('Generate Image', { noun: 'image', time: 'a minute' }),
    resultStep('image in its new clothes'),
  ],
  'image-to-video': [
    IMAGES_STEP,
    {
      target: 'prompt',
      title: 'Prompt: what moves',
      text: 'Eyes, smile, head, hair, wind, rain, light, camera, and when. The ideas below it fill the field.',
    },
    costStep('video'),
    generateStep('Generate Video', { noun: 'video', time: 'a minute' }),
    resultStep('video'),
  ],
  music: [
    {
      target: 'lyrics',
      title: 'Lyrics',
      text: 'Up to 400 characters, in any language; what remains is counted below. [Verse], [Chorus] and blank lines make sections.',
    },
    {
      target: 'song',
      title: 'Song file',
      text: 'A .wav or .mp3 longer than 15 seconds. Its tempo, key and mood lead the new song.',
    },
    {
      target: 'voice',
      title: 'Voice file',
      text: 'If you like: it gives the timbre of the voice. With only a voice file, the result is an a cappella hum.',
    },
    {
      target: 'instrumental',
      title: 'Instrumental file',
      text: 'If you like: it gives the sound of the band. With only an instrumental file, the result is a track without vocals.',
    },
    costStep('song'),
    generateStep('Generate Music', { noun: 'song', time: 'a minute' }),
    resultStep('song', 'Listen to it, download it or delete it'),
  ],
  talk: [
    {
      target: 'person',
      title: 'Who talks',
      text: 'Choose one of your generated images, a saved face, or a video whose person is to say something else. Their look and their voice stay the same in every clip.',
    },
    {
      target: 'words',
      title: 'What is said',
      text: 'Write a script of up to 900 characters, or bring a recording of at most 60 seconds. How long it takes to say is shown while you write.',
    },
    {
      target: 'speaker',
      title: 'The voice',
      text: 'Everybody has a voice of their own. Choose another one here, how lively and how fast it speaks, and listen to it first.',
    },
    {
      target: 'look',
      title: 'Shape and subtitles',
      text: 'Upright, square or wide. Subtitles stand in the clip, and come as SRT and VTT files too.',
    },
    {
      target: 'cost',
      title: 'The price, up front',
      text: 'Every begun 15 seconds take one video. What fails or is cancelled costs nothing.',
    },
    {
      target: 'generate',
      title: 'Make the clip',
      text: 'This starts the work, which takes some minutes. You may leave the screen meanwhile: the clip is waiting when you come back.',
    },
    {
      target: 'result',
      title: 'The result',
      text: 'First your place in line, then your clip with its sound. Enlarge it, download it or delete it here; the gallery keeps them all. The info icon starts this tour again.',
    },
  ],
}
