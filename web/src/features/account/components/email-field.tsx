import { TextField } from '../../../ui/text-field.tsx'

type EmailFieldProps = { value: string; error: string | undefined; onChange: (value: string) => void }

/** The address that someone signs in with. */
export const EmailField = (props: EmailFieldProps) => (
  <TextField label="Email" name="email" type="email" autoComplete="username" {...props} />
)
