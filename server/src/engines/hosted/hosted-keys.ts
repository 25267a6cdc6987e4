/** Under which variables the operator's accounts at paid services stand. */
export const HOSTED_KEYS = {
  fal: { prefix: 'FAL', keyName: 'FAL_KEY' },
  replicate: { prefix: 'REPLICATE', keyName: 'REPLICATE_API_TOKEN' },
} as const
