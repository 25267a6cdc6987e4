/** How much of the person is shown; the values are those of the form's select, the phrases those that prompts carry. */
export const POSES = [
  { value: 'Random', label: 'Random', phrase: 'In any pose and framing.' },
  {
    value: 'Upperbody1',
    label: 'Selfie',
    phrase: 'Close-up selfie of the head and shoulders, looking into the camera.',
  },
  { value: 'Upperbody2', label: 'Half body', phrase: 'Half-body shot from the waist up.' },
  {
    value: 'Full Body',
    label: 'Full body',
    phrase: 'Full-body shot from head to toe, the whole figure in the frame.',
  },
] as const
export type Pose = (typeof POSES)[number]['value']

/** The fixed text that every prompt for a picture carries. */
export const QUALITY_TEXT =
  'Photorealistic photograph, natural skin texture with visible pores, sharp focus on the eyes, soft natural light, 85mm lens, high detail.'

/** What ends a person's own words in a prompt of ours. */
const JOINT = `\n\n${QUALITY_TEXT}`

type Composed = { prompt: string; pose: Pose; facePrompt?: string | null | undefined }

/** The text that is sent for an image: the person's own words, the fixed quality text, a pose phrase, the face's own description. */
export const composeImagePrompt = ({ prompt, pose, facePrompt }: Composed): string => {
  const phrase = POSES.find(({ value }) => value === pose)?.phrase
  return [`${prompt}${JOINT}`, phrase, facePrompt].filter(Boolean).join(' ')
}

/** A person's own words, which are all of a text that was not composed by us. */
export const ownWordsOf = (text: string): string => {
  const end = text.lastIndexOf(JOINT)
  return end > 0 ? text.slice(0, end).trim() : text
}

const poseOf = (text: string): Pose => {
  const known = text.toLowerCase()
  const phrased = POSES.find(({ phrase }) => known.includes(phrase.toLowerCase()))
  const named = POSES.find(
    ({ value, label }) => value !== 'Random' && [value, label].some((name) => known.includes(name.toLowerCase())),
  )
  return (phrased ?? named)?.value ?? 'Random'
}

const escape = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const QUALITY_WORDS = [
  'photo ?realistic',
  '(?:ultra |hyper ?)?realistic',
  '(?:(?:best|high|top|ultra) )?quality',
  '(?:ultra )?(?:hd|hdr)',
  '[248]k',
  '(?:highly |ultra )?detailed',
  'high(?:ly)? detail',
  'masterpiece',
  'sharp focus',
  'high resolution',
]
const POSE_NAMES = POSES.flatMap(({ value, label }) => [value, label])

/** Parts between commas and full stops that say how much is shown or how fine a picture should be, and nothing of it. */
const ADDED = new RegExp(
  String.raw`(^|[,.;\n])\s*(?:${[...POSE_NAMES, ...QUALITY_WORDS].join('|')})\s*(?=[,.;\n]|$)`,
  'gi',
)

/** What others add to a person's words: the face's description at the end, our own texts, and words of quality. */
const withoutAdditions = (text: string, facePrompt: string | null): string => {
  const described = facePrompt ? new RegExp(String.raw`(?:^|[\s,.;])${escape(facePrompt)}[\s.]*$`, 'i') : null
  let words = described ? text.replace(described, '') : text
  for (const known of [QUALITY_TEXT, ...POSES.map(({ phrase }) => phrase)]) words = words.replaceAll(known, '\n')
  while (words.search(ADDED) >= 0) words = words.replaceAll(ADDED, '$1')
  return words === text
    ? text
    : words.replaceAll(/^[\s,.;]+|[\s,.;]+$/g, '').replaceAll(/([,.;\n])[\s,.;]*[,;\n]/g, '$1')
}

/**
 * Own words and pose of a prompt as it came: composed by us, by another client in its own way, or bare. `facePrompt` is
 * what the face was saved with; it is never taken for the person's words.
 */
export const readImagePrompt = (text: string, facePrompt: string | null): { prompt: string; pose: Pose } => {
  const words = ownWordsOf(text)
  if (words !== text) return { prompt: words, pose: poseOf(text.slice(text.lastIndexOf(JOINT) + JOINT.length)) }
  const own = withoutAdditions(text, facePrompt)
  return { prompt: own || text, pose: poseOf(text) }
}
