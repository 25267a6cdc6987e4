/**
 * What pages tell of who runs an installation, each a text; what is not set is not shown. The server writes it into the
 * pages as it starts, and hands it to their scripts as JSON in `data-operator` of the root element.
 */
export const OPERATOR_DETAILS = [
  'name',
  'supportEmail',
  'hiringEmail',
  /** A line of the postal address in each line; `addressLine` has them in one. */
  'address',
  'addressLine',
  'city',
  'country',
  'phone',
  'phoneHours',
  'affiliateFormUrl',
  'affiliateDashboardUrl',
  'facebook',
  'linkedin',
  'instagram',
  'whatsapp',
  'x',
  'youtube',
  /** Badges of a site of product launches and of a directory of AI tools; the pictures lie on this site. */
  'launchBadgeUrl',
  'launchBadgeImage',
  'toolsBadgeUrl',
  'toolsBadgeImage',
  /** Says that all of it stands in for what nobody has set on this machine. */
  'standIn',
] as const
export type OperatorDetail = (typeof OPERATOR_DETAILS)[number]
export type OperatorDetails = Readonly<Partial<Record<OperatorDetail, string>>>

/** Stands for a detail in pages that are made at build time. */
export const operatorToken = (detail: OperatorDetail): string => `{{${detail}}}`

/** The title of what stands where no page is. */
export const MISSING_TITLE = 'Page not found · Visage'
