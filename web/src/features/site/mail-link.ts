type Letter = { to: string; subject: string; body?: string }

/** The address that opens a prefilled e-mail. */
export const mailLink = ({ to, subject, body }: Letter): string => {
  const fields = { subject, ...(body === undefined ? {} : { body }) }
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `mailto:${to}?${query.join('&')}`
}
