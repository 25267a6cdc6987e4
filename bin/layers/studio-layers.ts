import { below } from './layer.ts'
import type { Layer } from './layer.ts'

const studio = below('studio/src')
const drawing = studio('math image stored-json.ts places identity scene')

/** The built-in engine: nothing here knows HTTP, a database, an account or the site. */
export const STUDIO_LAYERS: readonly Layer[] = [
  { at: studio('errors.ts math'), may: [], why: 'Arithmetic knows nothing of what it is for.' },
  {
    at: studio('english.ts'),
    may: [],
    why: 'Which words are English, and how they are said, matters to all who read words.',
  },
  { at: studio('threads'), may: [], why: 'A thread answers questions, whatever they are about.' },
  { at: studio('image watermark'), may: studio('math'), why: 'Pixels know nothing of people.' },
  { at: studio('places'), may: studio('math image'), why: 'A place is data and paint, whoever stands in it.' },
  { at: studio('stored-json.ts'), may: studio('math image'), why: 'What was stored is read alike, whatever it is.' },
  {
    at: studio('image/node-canvas.ts'),
    may: studio('image'),
    why: 'Only who draws outside of a browser brings this canvas.',
  },
  { at: studio('identity'), may: studio('math image stored-json.ts'), why: 'A person is the same in every scene.' },
  {
    at: studio('scene'),
    may: studio('math image stored-json.ts places identity'),
    why: 'A scene says what is to be seen, not how it is drawn.',
  },
  { at: studio('cut-out'), may: studio('math image'), why: 'Cutting out needs colours and edges, no person.' },
  { at: studio('faces'), may: drawing, why: 'Faces are read from pictures that nobody here has drawn.' },
  { at: studio('judge'), may: [...drawing, ...studio('faces')], why: 'The judge never sees how a picture is drawn.' },
  { at: studio('render'), may: drawing, why: 'What draws knows scene and person, no text, no file and no thread.' },
  { at: studio('music'), may: studio('english.ts errors.ts math'), why: 'Music needs no picture.' },
  {
    at: studio('speech'),
    may: studio('errors.ts math image identity music'),
    why: 'A voice belongs to a person, and is heard before anything is seen.',
  },
  {
    at: studio('motion'),
    may: [...drawing, ...studio('errors.ts cut-out faces render music speech threads')],
    why: 'Motion moves what is drawn, whoever asks for it.',
  },
  {
    at: studio('retalk'),
    may: [...drawing, ...studio('errors.ts faces motion speech')],
    why: 'Who talks in a picture from elsewhere is bent, never drawn.',
  },
  {
    at: studio('prompt templates'),
    may: [...drawing, ...studio('english.ts motion')],
    why: 'Words and templates lead to data: they never draw.',
  },
  {
    at: studio('garment swap'),
    may: [...drawing, 'studio/src/image/node-canvas.ts', ...studio('errors.ts cut-out faces judge render threads')],
    why: 'What works on pictures from elsewhere knows no text and no pool.',
  },
  {
    at: studio('pool'),
    may: [
      ...drawing,
      'studio/src/image/node-canvas.ts',
      ...studio('errors.ts faces garment judge music render retalk swap'),
    ],
    why: 'The pool hands work to threads and makes nothing itself.',
  },
  {
    at: studio('live'),
    may: [...drawing, ...studio('prompt render')],
    why: 'Shaping a person by hand joins words and people, and knows no page.',
  },
  {
    at: studio('exports'),
    may: [
      ...drawing,
      ...studio(
        'english.ts errors.ts faces garment live watermark motion music pool prompt render retalk speech swap templates',
      ),
    ],
    why: 'What the studio gives out: everybody else comes through here.',
  },
]
