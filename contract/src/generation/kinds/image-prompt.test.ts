import { describe, expect, it } from 'vitest'
import { composeImagePrompt, ownWordsOf, POSES, QUALITY_TEXT, readImagePrompt } from './image-prompt.ts'

const facePrompt = 'A woman of about 30 with green eyes, red hair.'
const prompt = 'Reading in a rainy cafe, 8k, half body of a horse behind her. Full Body'

describe('a prompt of ours', () => {
  // Proves: image-prompt-composed
  it('holds own words, quality text, pose phrase and face, in this order', () => {
    expect(composeImagePrompt({ prompt: 'by the sea', pose: 'Upperbody1', facePrompt })).toBe(
      `by the sea\n\n${QUALITY_TEXT} Close-up selfie of the head and shoulders, looking into the camera. ${facePrompt}`,
    )
  })

  it.each(POSES.map(({ value }) => value))('is read back word for word, with the pose %s', (pose) => {
    for (const known of [facePrompt, null]) {
      const text = composeImagePrompt({ prompt, pose, facePrompt: known })
      expect(readImagePrompt(text, facePrompt)).toEqual({ prompt, pose })
      expect(ownWordsOf(text)).toBe(prompt)
    }
  })
})

// Proves: image-prompt-read
it.each([
  ['in a park', 'in a park', 'Random'],
  ['half body in a park, 35mm', 'half body in a park, 35mm', 'Upperbody2'],
  ['reading, Full Body', 'reading', 'Full Body'],
  [`in a park, photorealistic, 8k, best quality, Upperbody1, ${facePrompt}`, 'in a park', 'Upperbody1'],
  [`in a park. ${QUALITY_TEXT} Half-body shot from the waist up. ${facePrompt}`, 'in a park', 'Upperbody2'],
  [`Full Body. ${QUALITY_TEXT} on a beach, smiling. ${facePrompt}`, 'on a beach, smiling', 'Full Body'],
  ['red hair', 'red hair', 'Random'],
  [facePrompt, facePrompt, 'Random'],
])('what others send is read as well: %j', (text, words, pose) => {
  expect(readImagePrompt(text, facePrompt)).toEqual({ prompt: words, pose })
})
