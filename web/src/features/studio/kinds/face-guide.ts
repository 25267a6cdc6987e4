export const FACE_GUIDE = [
  { title: 'Women or Men', text: 'Choose who you are casting. Each side keeps its own words and its own result.' },
  {
    title: 'Celebrity',
    text: 'Type three names. Each one pulls the new face its own way. Names only inspire a fictional face, never a likeness.',
  },
  {
    title: 'Prompt',
    text: 'Or describe the face: age, origin, skin, hair, eyes, lips, freckles, beard, glasses, jewellery, mood.',
  },
  {
    title: 'Generate Face',
    text: 'You see what it costs before you press the button. What fails or is cancelled costs nothing.',
  },
  {
    title: 'The stage',
    text: 'On the right you see your place in line, the step being worked on, and then the face. Enlarge it or delete it there.',
  },
  { title: 'Gallery', text: 'Every face is kept in your gallery, newest first.' },
] as const
