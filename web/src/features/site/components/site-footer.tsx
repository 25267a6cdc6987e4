import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs'
import IconBrandInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs'
import IconBrandLinkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs'
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs'
import IconBrandX from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs'
import IconBrandYoutube from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs'
import { Link } from 'react-router'
import { PATHS } from '../../../lib/routing/paths.ts'
import type { Icon } from '../../../ui/icon.ts'
import { Logo } from '../../../ui/layout/logo.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { OPERATOR } from '../operator.ts'
import type { SocialLink } from '../operator.ts'
import { OutsideLink } from './outside-links.tsx'
import classes from './site-footer.module.css'

const SOCIAL_ICONS: Record<SocialLink['network'], Icon> = {
  Facebook: IconBrandFacebook,
  Instagram: IconBrandInstagram,
  LinkedIn: IconBrandLinkedin,
  WhatsApp: IconBrandWhatsapp,
  X: IconBrandX,
  YouTube: IconBrandYoutube,
}

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
    <p className={classes.tagline}>Crafting the AI world, bringing virtual humans into reality.</p>
    <address className={classes.address}>
      {OPERATOR.address.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
    <ul className={classes.social}>
      {OPERATOR.socialLinks.map(({ network, url }) => {
        const SocialIcon = SOCIAL_ICONS[network]
        return (
          <li key={network}>
            <OutsideLink href={url}>
              <SocialIcon size={20} stroke={1.75} aria-hidden="true" />
              <VisuallyHidden>{network}</VisuallyHidden>
            </OutsideLink>
          </li>
        )
      })}
    </ul>
  </div>
)

const Badges = () => (
  <ul className={classes.badges}>
    {OPERATOR.directoryBadges.map(({ directory, url, image }) => (
      <li key={directory}>
        <OutsideLink href={url}>
          <img src={image} alt={`Visage on ${directory}`} width={250} height={54} loading="lazy" />
        </OutsideLink>
      </li>
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
