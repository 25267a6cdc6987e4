import { BY_PRODUCT_TEAM } from '../article.ts'
import type { Article } from '../article.ts'

export const DISCLOSURE_AND_LAW: Article = {
  ...BY_PRODUCT_TEAM,
  id: 4,
  slug: 'disclosure-and-law-what-to-say-about-ai-content',
  title: 'Disclosure and Law: What to Say About AI Content',
  gradianttitle: 'What to Say About AI Content',
  subText:
    'The European and the Indian rules of 2026 in plain words, and a routine for labels that works on every platform.',
  image: '/media/blogs/disclosure-and-law-what-to-say-about-ai-content.webp',
  header: [
    {
      title: 'First, what this article is',
      gradianttitle: 'this article is',
      items: [
        {
          text: [
            'This is a map drawn by a product team, not legal advice. Laws differ between countries, guidance is still being written, and your own case may have a twist that no article can foresee. Use the map to find the right questions, then put them to a lawyer who knows your market. We drew it in November 2026 from published summaries; look for news before you rely on a detail.',
          ],
        },
        {
          text: [
            'The good news is that the rules point in one direction. Wherever you publish, being clear that a person is computer-made is rarely a mistake, while hiding it increasingly is. If you build openness into your routine now, most changes in the law will find you prepared.',
          ],
        },
      ],
    },
    {
      title: 'The European Union: article 50',
      gradianttitle: 'article 50',
      items: [
        {
          text: [
            'Article 50 of the EU AI Act deals with transparency and is in force since 2 August 2026. Its second paragraph asks providers of systems that generate images, sound, video or text to mark the output in a machine-readable way. Systems that were already on the market have until 2 December 2026 for that part.',
          ],
        },
        {
          text: [
            'A voluntary Code of Practice, final since 10 June 2026, describes how to do it well. Among other things it speaks of at least two machine-readable layers, namely signed metadata and an imperceptible watermark, of a free detector, of preserving marks that are already there, and of an EU icon. For content that is only sound it speaks of an audible notice.',
          ],
        },
        {
          text: [
            'The fines are serious: up to 15 million euros or 3 percent of turnover. Which duty is the provider’s and which falls on the person who publishes depends on the case. As a working rule, assume that you should tell people when a realistic picture or video of a person was made by AI, and that you should not strip out marks which a tool has put in.',
          ],
        },
      ],
    },
    {
      title: 'India: the rules of February 2026',
      gradianttitle: 'February 2026',
      items: [
        {
          text: [
            'India notified its rules on synthetically generated information on 10 February 2026, as G.S.R. 120(E). They are in force since 20 February 2026. In the summaries we have read, the core is a prominent label, together with permanent metadata or a unique identifier that users are not given a way to remove.',
          ],
        },
        {
          text: [
            'The rules also shorten the clock. They provide for takedown within three hours and for grievances within seven days. On large platforms, users declare whether what they upload is synthetic. An earlier draft wanted a label covering ten percent of the picture; that number is absent from the summaries of the final text.',
          ],
        },
        {
          text: [
            'For a creator in India, or one with an audience there, the consequence is simple. Label visibly, keep the metadata, answer the platform’s question truthfully, and make sure that somebody reads messages at the weekend too.',
          ],
        },
      ],
    },
    {
      title: 'Advertising rules still apply',
      gradianttitle: 'still apply',
      items: [
        {
          text: [
            'A label for AI does not replace a label for advertising. If a post was paid for, or promotes your own product, most countries expect you to say so, however fictional the person in it may be. Use both labels when both are true, in words that your audience understands without a dictionary.',
          ],
        },
        {
          text: [
            'Be careful with claims. A virtual person has no skin that could become smoother and no experience of a mattress. Statements about effects must be true of the product and supported by the brand; they must not look like personal experience. The same goes for before-and-after pictures, which a generator can always make and which prove nothing.',
          ],
        },
      ],
    },
  ],
  subHeaderData: [
    {
      subHeader: 'A routine for labels, in four layers',
      gradianttitle: 'in four layers',
      items: [
        {
          title: 'In the profile',
          gradianttitle: 'profile',
          text: [
            'Say it in the first two lines, where it is read without a tap: “Virtual person, made with AI by the team at (your brand).” Name who is responsible and how to reach them. Avoid riddles such as “digital soul”; they are charming to insiders and say nothing to everyone else.',
          ],
        },
        {
          title: 'In the picture',
          gradianttitle: 'picture',
          text: [
            'Posts are shared without their profile, so the picture should carry its own sign. Downloads from Visage carry a watermark. Do not crop or cover it, and when you add a written label, choose a place where the platform’s buttons do not hide it and a size that can be read on a phone.',
          ],
        },
        {
          title: 'In the file',
          gradianttitle: 'file',
          text: [
            'Metadata is easily lost on the way through editing programs and messengers. Keep the original file, export with metadata where your program offers it, and do not run pictures through tools whose purpose is to remove marks. If a client asks for a clean file, explain why that is a bad idea for both of you.',
          ],
        },
        {
          title: 'On the platform',
          gradianttitle: 'platform',
          text: [
            'Large platforms have a switch or a question for AI content in the publishing dialog. Use it every time, also for edits that seem small. The names and places of these settings change, so make it a line in your checklist rather than a memory: “AI label set? Advertising label set? Claims checked?”',
          ],
        },
      ],
    },
    {
      subHeader: 'Three questions we hear often',
      gradianttitle: 'we hear often',
      items: [
        {
          title: 'Does a label cost reach?',
          gradianttitle: 'cost reach?',
          text: [
            'We know of no number that we would put our name to. What we can say is that an account which is exposed loses more than reach. Treat the label as part of the character: people enjoy fiction that does not pretend to be anything else.',
          ],
        },
        {
          title: 'What about drawings and obvious fantasy?',
          gradianttitle: 'obvious fantasy?',
          text: [
            'Rules tend to be stricter for content that could be taken for real. A photographic portrait of a person who does not exist is exactly that kind. If your style is clearly artistic, a lighter note may be enough, but ask before you rely on it.',
          ],
        },
        {
          title: 'Who in the team is responsible?',
          gradianttitle: 'is responsible?',
          text: [
            'Name one person. Let them own the checklist, the archive of original files and the mailbox for complaints, and give them the right to stop a post. Responsibility that is shared by everyone is usually discovered by nobody until it is needed.',
          ],
        },
      ],
    },
  ],
}
