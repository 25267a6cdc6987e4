import { isApiError } from './api-error.ts'

type FieldErrors<Name extends string> = Partial<Record<Name, string>>

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
