import { isDeepStrictEqual } from 'node:util'

/** Whether work was begun with this very body; services add fields of their own. */
export const holdsInput = (begun: object | null | undefined, input: object): boolean =>
  begun !== null &&
  begun !== undefined &&
  Object.entries(input).every(([name, value]) => isDeepStrictEqual(Reflect.get(begun, name), value))
