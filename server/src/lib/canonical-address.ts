const GOOGLE = new Set(['gmail.com', 'googlemail.com'])

/** What several spellings of one mailbox have in common: no tag after `+`, and no dots where they mean nothing. */
export const canonicalAddress = (email: string): string => {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  const [name = ''] = email.slice(0, at).toLowerCase().split('+')
  return GOOGLE.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
