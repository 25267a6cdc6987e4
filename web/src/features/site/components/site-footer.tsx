import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs'
import IconBrandInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs'
import IconBrandLinkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs'
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs'
import IconBrandX from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs'
import IconBrandYoutube from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs'
import type { OperatorDetail } from '@visage/contract/operator'
import { Link } from 'react-router'
import { PATHS } from '../../../lib/routing/paths.ts'
import type { Icon } from '../../../ui/icon.ts'
import { Logo } from '../../../ui/layout/logo.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { Given, OPERATOR, SLOGAN } from '../operator.tsx'
import { OutsideLink } from './outside-links.tsx'
import classes from './site-footer.module.css'

type Network = { detail: OperatorDetail; name: string; icon: Icon }

const NETWORKS: readonly Network[] = [
  { detail: 'facebook', name: 'Facebook', icon: IconBrandFacebook },
  { detail: 'linkedin', name: 'LinkedIn', icon: IconBrandLinkedin },
  { detail: 'instagram', name: 'Instagram', icon: IconBrandInstagram },
  { detail: 'whatsapp', name: 'WhatsApp', icon: IconBrandWhatsapp },
  { detail: 'x', name: 'X', icon: IconBrandX },
  { detail: 'youtube', name: 'YouTube', icon: IconBrandYoutube },
]

const LINK_GROUPS = [
  {
    title: 'Product',
    links: [
      { label: 'Pricing', to: PATHS.pricing },
      { label: 'Affiliate', to: PATHS.affiliate },
      { label: 'FAQs', to: PATHS.faqs },
      { label: 'Blogs', to: PATHS.blogs },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About Us', to: PATHS.about },
      { label: 'Careers', to: PATHS.careers },
      { label: 'Contact Us', to: PATHS.contact },
      { label: 'Verify a file', to: PATHS.verify },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Terms & Conditions', to: PATHS.terms },
      { label: 'Privacy Policy', to: PATHS.privacy },
    ],
  },
] as const

const Company = () => (
  <div className={classes.company}>
    <Link to={PATHS.home} className={classes.logo} aria-label="Visage, home">
      <Logo />
    </Link>
    <p className={classes.tagline}>{SLOGAN}</p>
    <Given detail="address" as="address" className={classes.address}>
      {OPERATOR.address}
    </Given>
    <ul className={classes.social}>
      {NETWORKS.map(({ detail, name, icon: SocialIcon }) => (
        <Given key={detail} detail={detail} as="li">
          <OutsideLink href={OPERATOR[detail]}>
            <SocialIcon size={20} stroke={1.75} aria-hidden="true" />
            <VisuallyHidden>{name}</VisuallyHidden>
          </OutsideLink>
        </Given>
      ))}
    </ul>
  </div>
)

const BADGES = [
  { url: 'launchBadgeUrl', image: 'launchBadgeImage', place: 'a site of product launches' },
  { url: 'toolsBadgeUrl', image: 'toolsBadgeImage', place: 'a directory of AI tools' },
] as const

const Badges = () => (
  <ul className={classes.badges}>
    {BADGES.map(({ url, image, place }) => (
      <Given key={url} detail={url} as="li">
        <OutsideLink href={OPERATOR[url]}>
          <img src={OPERATOR[image]} alt={`Visage on ${place}`} width={250} height={54} loading="lazy" />
        </OutsideLink>
      </Given>
    ))}
  </ul>
)

type SiteFooterProps = {
  /** Steps back while a notification is shown. */
  isDimmed?: boolean
}

export const SiteFooter = ({ isDimmed = false }: SiteFooterProps) => (
  <footer className={classes.footer} data-dimmed={isDimmed || undefined}>
    <div className={classes.inner}>
      <Company />
      <nav className={classes.groups} aria-label="Footer">
        {LINK_GROUPS.map(({ title, links }) => (
          <div key={title}>
            <h2 className={classes.groupTitle}>{title}</h2>
            <ul className={classes.links}>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
    <Badges />
    <p className={classes.legal}>
      <span>© 2025 {OPERATOR.name}. All rights reserved.</span>
      <span>The people in our pictures are fictional and computer-made.</span>
    </p>
  </footer>
)
