import { Link } from 'react-router'
import { PATHS } from '../../../lib/paths.ts'
import type { FaqItem } from '../components/faq.tsx'
import { mailLink } from '../mail-link.ts'
import { OPERATOR } from '../operator.ts'

const ENTERPRISE_LINK = mailLink({ to: OPERATOR.supportEmail, subject: 'Enterprise Plan Inquiry' })

export const PRICING_QUESTIONS: readonly FaqItem[] = [
  {
    question: 'What is in the free trial?',
    answer:
      '7 days with the limits of Basic: 3 faces, 15 images and 5 videos. No card is needed, and nothing is charged when it ends. Results of the trial carry a non-commercial licence.',
  },
  {
    question: 'What counts as a face, an image or a video?',
    answer:
      'Every face counts as a face. Pictures by prompt, link or template and cloth swaps count as images. Face swaps into a video, image to video and AI music count as videos. What fails or is cancelled does not count.',
  },
  {
    question: 'What happens when I reach a limit?',
    answer:
      'Bonus credits are used first, if you have any. After that you can wait for the next billing month, when all limits start anew, or change to a larger plan. Unused generations are not carried over.',
  },
  {
    question: 'In which currency do I pay?',
    answer:
      'In rupees in India and in dollars everywhere else. The page looks up the country of your connection; if it guesses wrong, change the currency above. Payment goes through Razorpay in India and PayPal elsewhere, on their own pages.',
  },
  {
    question: 'Can I cancel, and are there refunds?',
    answer: (
      <>
        You can cancel at any time; the plan stays open until the end of the month that is paid. There are no refunds
        once content has been delivered. An approved refund is processed in 2-3 business days to the original payment
        method. The <Link to={`${PATHS.terms}#refunds`}>terms</Link> have the details.
      </>
    ),
  },
  {
    question: 'What is Enterprise?',
    answer: (
      <>
        Your own limits at a price agreed with you. Tell us what you plan on the{' '}
        <Link to={PATHS.contact}>contact page</Link>, or <a href={ENTERPRISE_LINK}>write an e-mail</a> with the subject
        “Enterprise Plan Inquiry”.
      </>
    ),
  },
]
