export type SocialLink = {
  network: 'Facebook' | 'LinkedIn' | 'Instagram' | 'WhatsApp' | 'X' | 'YouTube'
  url: string
}

/** A badge of a directory that lists this installation: 250 by 54 pixels, the picture in `web/public/badges`. */
export type DirectoryBadge = { directory: string; url: string; image: string }

type Operator = {
  /** True while these are the example details that Visage ships with: the contact page then says so. */
  isExample: boolean
  name: string
  supportEmail: string
  hiringEmail: string
  /** The form in which people apply for the affiliate programme. */
  affiliateFormUrl: string
  /** Where affiliates follow their earnings. */
  affiliateDashboardUrl: string
  address: readonly string[]
  city: string
  country: string
  phone: string
  phoneHours: string
  socialLinks: readonly SocialLink[]
  directoryBadges: readonly DirectoryBadge[]
}

/** Who runs this installation and how to reach them. An operator sets this file before going live. */
export const OPERATOR: Operator = {
  isExample: true,
  name: 'Visage',
  supportEmail: 'support@visage.example',
  hiringEmail: 'careers@visage.example',
  affiliateFormUrl: 'https://affiliates.visage.example/apply',
  affiliateDashboardUrl: 'https://affiliates.visage.example/dashboard',
  address: ['Visage', '1 Example Road', 'Bengaluru 560000', 'Karnataka, India'],
  city: 'Bengaluru',
  country: 'India',
  phone: '+91 80 0000 0000',
  phoneHours: 'Monday to Friday, 10:00 to 18:00 India time',
  socialLinks: [
    { network: 'Facebook', url: 'https://facebook.visage.example/' },
    { network: 'LinkedIn', url: 'https://linkedin.visage.example/' },
    { network: 'Instagram', url: 'https://instagram.visage.example/' },
    { network: 'WhatsApp', url: 'https://whatsapp.visage.example/' },
    { network: 'X', url: 'https://x.visage.example/' },
    { network: 'YouTube', url: 'https://youtube.visage.example/' },
  ],
  directoryBadges: [
    { directory: 'Example Launches', url: 'https://launches.visage.example/', image: '/badges/example-launches.svg' },
    { directory: 'Example AI Tools', url: 'https://ai-tools.visage.example/', image: '/badges/example-ai-tools.svg' },
  ],
}
