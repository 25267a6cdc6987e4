import { BY_PRODUCT_TEAM } from '../article.ts'
import type { Article } from '../article.ts'

export const BUDGETS_AND_PLANS: Article = {
  ...BY_PRODUCT_TEAM,
  id: 10,
  slug: 'budgets-and-plans-what-a-virtual-influencer-costs',
  title: 'Budgets and Plans: What a Virtual Influencer Costs',
  gradianttitle: 'What a Virtual Influencer Costs',
  subText:
    'The four plans in true numbers, the hours that no price list shows, and three sample budgets to start from.',
  image: '/media/blogs/budgets-and-plans-what-a-virtual-influencer-costs.webp',
  header: [
    {
      title: 'Two budgets, not one',
      gradianttitle: 'not one',
      items: [
        {
          text: [
            'A virtual influencer costs money and attention. The money is easy to see, because it is on the pricing page. The attention is hidden: casting, prompting, choosing, writing, answering, checking. For most teams it is by far the larger part. A budget that contains only the subscription will be right to the cent and wrong all the same.',
          ],
        },
        {
          text: [
            'So plan both in one table. Write the price of the plan in the first row and the hours in the second, multiplied by what an hour of your work is worth. The sum tells you whether to publish more, publish less or choose a plan that saves you time.',
          ],
        },
      ],
    },
    {
      title: 'The plans in true numbers',
      gradianttitle: 'true numbers',
      items: [
        {
          text: [
            'Basic costs $12.99 a month, or 999 rupees in India, and holds 3 faces, 15 images and 5 videos. It suits one person with one character, who publishes once or twice a week.',
          ],
        },
        {
          text: [
            'Advanced costs $24.99, or 1999 rupees, and holds 5 faces, 35 images and 10 videos. It is the plan for a profile that has found its rhythm: three or four posts a week, with two takes for each of them.',
          ],
        },
        {
          text: [
            'Premium costs $39.99, or 2999 rupees, and holds 6 faces, 80 images and 15 videos. It fits an agency with several small clients, or a brand that publishes daily.',
          ],
        },
        {
          text: [
            'Enterprise has a price on request and limits by agreement. Talk to us when you need more than 80 images a month, several teams or special terms.',
          ],
        },
        {
          text: [
            'These are the prices of the current offer, 50% off all plans for a limited time; the pricing page shows the regular ones struck through beside them. Rupees apply to visitors in India and dollars elsewhere. If this article and the pricing page should ever differ, the pricing page is right.',
          ],
        },
      ],
    },
    {
      title: 'What counts as what',
      gradianttitle: 'as what',
      items: [
        {
          text: [
            'There are three meters: faces, images and videos. A cloth swap counts as an image. A clip made from a picture and a song count as videos. Limits apply to each billing month and do not carry over, and a generation that fails is not counted.',
          ],
        },
        {
          text: [
            'Divide the price by what you publish, not by what the plan holds. If you publish half of your pictures, Premium gives you forty for $39.99, roughly one dollar each, with faces and videos on top. Basic gives you seven for $12.99, which is almost two. The larger plan is cheaper for each picture, but only if you really make and use them.',
          ],
        },
        {
          text: [
            'Count the takes you throw away as part of the price and not as waste. A team that publishes its first picture every time saves allowance and pays with reach and reputation. Two takes for each published picture is a sound assumption for a budget, three for an important one, and one for posts made from a template.',
          ],
        },
        {
          text: [
            'Look at the meter that runs out first. For some it is faces, in the month of casting. For others it is videos, when a character dances well. A plan is too small when its scarcest meter is empty, even if the other two are half full.',
          ],
        },
      ],
    },
    {
      title: 'Trial, ownership and refunds',
      gradianttitle: 'and refunds',
      items: [
        {
          text: [
            'The free trial lasts 7 days. What you make in it carries a non-commercial licence: show it, share it, learn from it, but do not sell it and do not advertise with it. Paid members own the assets they create. So a campaign belongs into a paid month, from the first picture that will be used.',
          ],
        },
        {
          text: [
            'There are no refunds once content has been delivered. Approved refunds, for instance after a mistaken charge, are processed in 2-3 business days to the original payment method. The conclusion for a budget is to start small. Going up a plan after a good month is pleasant; going down after an ambitious one is only honest.',
          ],
        },
      ],
    },
  ],
  subHeaderData: [
    {
      subHeader: 'Three sample budgets',
      gradianttitle: 'budgets',
      items: [
        {
          title: 'The first try',
          gradianttitle: 'first try',
          text: [
            'A creator beside a day job. One week of trial, then one month of Basic. Plan ten hours: two for the character, four for pictures, two for captions, two for replies. Publish seven picture posts and two clips. Money: $12.99 or 999 rupees. At the end, decide with the three lines of a monthly review whether there is a second month.',
          ],
        },
        {
          title: 'The steady profile',
          gradianttitle: 'steady profile',
          text: [
            'A small label with its own presenter. Advanced, every month. Plan twenty hours: two production days and a quarter of an hour on most days. Publish fourteen pictures and six clips, and keep seven images and four videos for whatever comes up. Money: $24.99 or 1999 rupees a month, and photographs of your garments, which you need for the shop anyway.',
          ],
        },
        {
          title: 'The agency',
          gradianttitle: 'agency',
          text: [
            'Three clients, one character each. Premium, every month, with three faces in reserve for pitches. Plan fifteen hours for each client, and write down which picture belongs to whom. Twenty-five images and five videos for each client leave five images spare. If a client needs more than that, give the client an account, because each person may have one.',
          ],
        },
      ],
    },
    {
      subHeader: 'Costs that people forget',
      gradianttitle: 'people forget',
      items: [
        {
          title: 'Rights and advice',
          gradianttitle: 'and advice',
          text: [
            'An hour with a lawyer at the beginning, about labels, contracts and your markets, is cheaper than the same hour after a complaint. Add music rights, if you use recordings by others, and the search for the name.',
          ],
        },
        {
          title: 'Distribution',
          gradianttitle: 'Distribution',
          text: [
            'A new profile starts in an empty room. Reserve some money for promoting the posts that did well by themselves, and none for those that did not. If you recommend Visage to others, the affiliate programme pays 25% commission on each referred payment, which some members use to cover their own plan.',
          ],
        },
        {
          title: 'Stopping',
          gradianttitle: 'Stopping',
          text: [
            'Decide in advance when you would end the experiment: after which month, below which number. It sounds gloomy and has the opposite effect. A team that knows its exit dares to try odd things, and odd things are what people follow.',
          ],
        },
      ],
    },
  ],
}
