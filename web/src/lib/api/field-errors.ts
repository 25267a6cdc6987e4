import { plainSentence } from '@visage/contract'
import { isApiError } from './api-error.ts'

/** A schema of the contract, as far as a form needs to know it. */
type Schema = {
  safeParse: (
    value: unknown,
    params: { error: typeof plainSentence },
  ) => {
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined
  }
}

export type FieldErrors<Name extends string> = Partial<Record<Name, string>>

/** What a call's body says against these of its fields, each in the words to show under it; the others count as fine. */
export const findFieldErrors = <Values extends object>(
  body: Schema,
  values: Values,
): FieldErrors<keyof Values & string> => {
  const errors: Record<string, string> = {}
  for (const { path, message } of body.safeParse(values, { error: plainSentence }).error?.issues ?? []) {
    const name = String(path[0])
    if (name in values) errors[name] ??= message
  }
  return errors as FieldErrors<keyof Values & string>
}

/** The errors that the server found in these fields; undefined when the failure is of another kind. */
export const readFieldErrors = <Name extends string>(
  error: unknown,
  names: readonly Name[],
): FieldErrors<Name> | undefined => {
  const fields = isApiError(error, 'invalid_input') ? error.details.fields : undefined
  if (!fields) return undefined
  // What is wrong with a part of a field, as in `lexicon.0.spoken`, is told under the whole of it.
  const found = Object.entries(fields).flatMap(([path, message]) => {
    const name = names.find((each) => path === each || path.startsWith(`${each}.`))
    return name === undefined ? [] : [[name, message] as const]
  })
  return found.length === 0 ? undefined : (Object.fromEntries(found.toReversed()) as FieldErrors<Name>)
}
