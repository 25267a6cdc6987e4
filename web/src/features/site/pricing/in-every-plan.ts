export const IN_EVERY_PLAN = [
  { title: 'Faces', text: 'Blend three names or describe a face in your own words, women and men.' },
  { title: 'Images', text: 'By prompt and pose, after a post, or from a template. Cloth swaps count as images.' },
  { title: 'Videos', text: 'From a reel or a template. Image to video and AI music count as videos.' },
  { title: 'Ownership', text: 'Paid members own the assets they create and may use them commercially.' },
] as const
