import { BY_PRODUCT_TEAM } from '../article.ts'
import type { Article } from '../article.ts'

export const MEASURING: Article = {
  ...BY_PRODUCT_TEAM,
  id: 8,
  slug: 'measuring-what-a-virtual-influencer-does',
  title: 'Measuring What a Virtual Influencer Does',
  gradianttitle: 'a Virtual Influencer Does',
  subText:
    'Which numbers help, which ones flatter, and how a small team can run a fair test without a data department.',
  image: '/media/blogs/measuring-what-a-virtual-influencer-does.webp',
  header: [
    {
      title: 'Decide what success is before the first post',
      gradianttitle: 'before the first post',
      items: [
        {
          text: [
            'Numbers that are chosen afterwards always look good. Somewhere in the statistics there is a curve that rises, and a tired team will find it. So write down one sentence before you publish: “After three months this profile has done its work if …”. Then choose the one number that would show it, and two that would warn you.',
          ],
        },
        {
          text: [
            'The number depends on the task. A character who introduces a new label needs people who come back. A character who explains products needs people who save posts and ask fewer questions at the counter. A character who sells needs orders. Followers are none of these; they are the size of the room, not the quality of the conversation.',
          ],
        },
      ],
    },
    {
      title: 'Numbers that help',
      gradianttitle: 'that help',
      items: [
        {
          text: [
            'Saves and shares tell you that a post was useful or delightful enough for somebody to spend effort on it. Compare them with reach rather than with last week’s total, so that a post which was shown to few people is judged fairly.',
          ],
        },
        {
          text: [
            'The share of returning viewers tells you whether there is a character or only a series of pictures. A feed that lives from strangers has to win everyone anew every day. When returning viewers grow, the fiction holds.',
          ],
        },
        {
          text: [
            'The quality of comments can be measured with a pencil. Once a month, take fifty comments at random and sort them into four piles: to the topic, to the character, about AI as such, and noise. The piles shift slowly, and they tell you more than the sum does. A growing pile of questions such as “where can I get this” is as close to a business result as a comment can be.',
          ],
        },
        {
          text: [
            'Visits and orders need a trail. Give the profile its own link and, if you sell, its own code, and do not use either anywhere else. The trail will be incomplete, because many people see a thing and search for it later. That is fine as long as you compare months with months and never read the number as the whole truth.',
          ],
        },
      ],
    },
    {
      title: 'Numbers that flatter',
      gradianttitle: 'that flatter',
      items: [
        {
          text: [
            'Total followers only ever tell you that time has passed. Likes are a greeting. Impressions count screens and not people. All three belong in an appendix. If a partner asks for them first, answer politely and send the others as well.',
          ],
        },
        {
          text: [
            'Be careful with curiosity. A new virtual person attracts looks for being virtual. That first wave is no basis for a forecast. Wait until the novelty has gone, which you will recognise by comments that no longer mention AI, and take your baseline from there.',
          ],
        },
        {
          text: [
            'Distrust averages of a few posts. With eight posts in a month, one lucky hit moves everything. Look at the middle value: sort the posts and take the one in the centre. If the middle rises over three months, something has truly improved.',
          ],
        },
      ],
    },
    {
      title: 'A fair test in four weeks',
      gradianttitle: 'in four weeks',
      items: [
        {
          text: [
            'Change one thing only. If you want to know whether the kitchen works better than the street, keep the hour, the format, the length of the caption and the kind of product the same. Publish in turn: kitchen, street, kitchen, street. Alternating protects you against holidays, weather and moods of the platform, which would otherwise favour one side.',
          ],
        },
        {
          text: [
            'Decide beforehand how large a difference must be to matter. A tenth more saves on six posts is noise. Twice as many is a hint. A hint that repeats next month is knowledge. Small accounts rarely have enough posts for more certainty than that, and pretending otherwise leads to loud decisions on quiet evidence.',
          ],
        },
        {
          text: [
            'Look at the comments of both sides as well as at the totals. Sometimes the quieter version collects the better questions, and a handful of people who ask where to buy are worth more than a crowd that sends a heart. If numbers and comments disagree, test once more before you decide.',
          ],
        },
        {
          text: [
            'Write down the tests that showed nothing. They save you from running them again in a year, and they keep a team honest about how often a clever idea makes no difference.',
          ],
        },
      ],
    },
    {
      title: 'The cost side',
      gradianttitle: 'side',
      items: [
        {
          text: [
            'Results mean little without effort. Note three things for each post: how many takes it needed, how many minutes of work went into it, and which plan allowance it used. After a month you know the price of a published picture in your team, and it is usually time that dominates, not the subscription.',
          ],
        },
        {
          text: [
            'That number points at improvements nobody expects. If one pillar needs five takes for each post and another needs two, better prompts for the first may be worth more than any new feature. If captions take longer than pictures, the problem is the voice of the character and not the studio.',
          ],
        },
        {
          text: [
            'Compare with an honest alternative. The question is not whether the virtual person is cheap, but what the same hours would have achieved with a photographer, a customer story or no campaign at all. Sometimes the answer is another mix, and a good measurement is one that is allowed to say so.',
          ],
        },
      ],
    },
    {
      title: 'Trust is a number too',
      gradianttitle: 'a number too',
      items: [
        {
          text: [
            'Ask, twice a year, two questions in a story or a short form: “Did you know that this person is virtual?” and “How much do you trust what is said here?” You want the first answer to be yes, almost always. If it is not, your disclosure fails, whatever the law says about its wording.',
          ],
        },
        {
          text: [
            'Count complaints, corrections and posts that you took down. A zero is pleasant, but a small number with quick answers is a sign that people believe writing to you is worth their while. Put these numbers on the same page as reach. What stands on the first page is what a team learns to care about.',
          ],
        },
      ],
    },
  ],
}
