import { AppError } from './app-error.ts'

/** What is wrong with one field of a request. */
export const fieldError = (field: string, message: string): AppError =>
  new AppError('invalid_input', message, { details: { fields: { [field]: message } } })
