import { PATHS } from '../../../lib/paths.ts'

export const DIRECTORY = [
  {
    title: 'Studio',
    links: [
      { label: 'Face Generation', text: 'Blend three names or describe a face.', to: PATHS.face },
      { label: 'Gallery', text: 'Everything you have made.', to: PATHS.gallery },
      { label: 'Subscription', text: 'Your plan and what is left of it.', to: PATHS.subscription },
      { label: 'Login', text: 'Sign in or create an account.', to: PATHS.login },
    ],
  },
  {
    title: 'Visage',
    links: [
      { label: 'Home', text: 'What the studio makes.', to: PATHS.home },
      { label: 'Pricing', text: 'Four plans and a free trial.', to: PATHS.pricing },
      { label: 'Testimonials', text: 'Eight illustrative voices.', to: PATHS.testimonials },
      { label: 'Blogs', text: 'Guides to virtual influencers.', to: PATHS.blogs },
      { label: 'FAQs', text: 'Seven questions, answered.', to: PATHS.faqs },
      { label: 'Affiliate', text: 'Recommend Visage, earn 25%.', to: PATHS.affiliate },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About Us', text: 'Why we build it, and how.', to: PATHS.about },
      { label: 'Careers', text: 'Seven open positions.', to: PATHS.careers },
      { label: 'Contact Us', text: 'Write to a person.', to: PATHS.contact },
      { label: 'Terms & Conditions', text: 'What we agree on.', to: PATHS.terms },
      { label: 'Privacy Policy', text: 'What we know about you.', to: PATHS.privacy },
    ],
  },
] as const
