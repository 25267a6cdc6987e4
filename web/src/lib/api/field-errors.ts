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
  const known = names.filter((name) => fields[name])
  return known.length === 0
    ? undefined
    : (Object.fromEntries(known.map((name) => [name, fields[name]])) as FieldErrors<Name>)
}
