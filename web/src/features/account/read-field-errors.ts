import { isApiError } from '../../lib/api-error.ts'
import type { FieldErrors } from '../../ui/use-field-errors.ts'

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
