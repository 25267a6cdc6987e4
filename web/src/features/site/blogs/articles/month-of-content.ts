import { BY_PRODUCT_TEAM } from '../article.ts'
import type { Article } from '../article.ts'

export const MONTH_OF_CONTENT: Article = {
  ...BY_PRODUCT_TEAM,
  id: 6,
  slug: 'planning-a-month-of-content',
  title: 'Planning a Month of Content Without Running Dry',
  gradianttitle: 'Without Running Dry',
  subText:
    'A calendar that fits your plan’s limits, leaves room for surprise and asks for two production days a month.',
  image: '/media/blogs/planning-a-month-of-content.webp',
  header: [
    {
      title: 'Begin with the number of finished posts',
      gradianttitle: 'finished posts',
      items: [
        {
          text: [
            'Most content plans start with a wish: something every day. Start with arithmetic instead. Decide how many finished posts you can look after in a month, including captions, replies and a label on each. For one person beside another job, eight to twelve is honest. For a small team, sixteen to twenty. Nobody remembers how many posts you made; they remember whether the last one was good.',
          ],
        },
        {
          text: [
            'Then count backwards from your plan. Basic holds 15 images and 5 videos a month, Advanced 35 and 10, Premium 80 and 15. Cloth swaps count as images, and image to video and music count as videos. If you make two pictures for each one you publish, Basic gives you about seven picture posts, Advanced about seventeen and Premium about forty, with the clips on top.',
          ],
        },
        {
          text: [
            'Keep a fifth of the allowance in reserve. Something will happen in week three: a product arrives early, a trend suits your character, a picture turns out to have a sixth finger. Limits count per billing month and do not carry over, so spend the reserve on experiments in the last days if nobody has asked for it.',
          ],
        },
      ],
    },
    {
      title: 'Four pillars instead of thirty ideas',
      gradianttitle: 'thirty ideas',
      items: [
        {
          text: [
            'Pillars are kinds of posts that return. Four are plenty. For a virtual stylist they could be: an outfit explained, a garment in three ways, a place and what to wear there, and an answer to a question from the comments. Each pillar has its own look, so followers know what they are getting before they read.',
          ],
        },
        {
          text: [
            'Give each pillar a job. One brings new people, one shows the product, one builds trust, one is simply fun. When a month disappoints, you can see which job was not done, instead of feeling that everything was somehow wrong.',
          ],
        },
        {
          text: [
            'Retire a pillar when you are bored with it. If you are, your audience has been for a while. Announce the change in the voice of the character and start the new one with your three best ideas, not with the first three.',
          ],
        },
      ],
    },
    {
      title: 'A calendar that breathes',
      gradianttitle: 'that breathes',
      items: [
        {
          text: [
            'Put the fixed dates in first: launches, holidays in your markets, the days when your customers are paid. Then set the pillars into the weeks in a pattern, for example Tuesday, Thursday and Sunday. Leave one slot a week empty. The empty slot is for whatever could not be planned, and it is what makes a scheduled profile feel alive.',
          ],
        },
        {
          text: [
            'Think in short arcs. Three posts that belong together, such as packing, arriving and unpacking, give people a reason to return. An arc needs no more pictures than three single posts, but the second and the third one come with a question already asked.',
          ],
        },
        {
          text: [
            'Let the character have ordinary days. Between the launch and the journey there should be a post about nothing much: a cup, a bookshop, a bad umbrella. Such posts need one picture and three lines, they carry no product, and they are the reason why the posts that do carry one are not skipped.',
          ],
        },
        {
          text: [
            'Write the seasons correctly. A virtual person in a heavy coat in the middle of a Mumbai summer is a mistake that only you will find poetic. If your followers live in both hemispheres, choose places whose weather you can name.',
          ],
        },
      ],
    },
    {
      title: 'Two production days',
      gradianttitle: 'production days',
      items: [
        {
          text: [
            'On the first day, make all pictures. Work by place rather than by post: everything in the café, then everything at the sea. Light, palette and wardrobe stay in your head and the series holds together. Use the same saved face throughout, and write down every prompt that gives you what you wanted.',
          ],
        },
        {
          text: [
            'Let the pictures rest overnight. On the second day, choose with fresh eyes, swap garments where the outfit was wrong, and turn the two or three strongest pictures into clips. A clip from a picture that already works needs only a sentence about the movement.',
          ],
        },
        {
          text: [
            'Write all captions in one sitting, aloud, in the voice of the character. Then read them in the order of publication. You will find the same joke twice and the same opening word five times. Mend it now, while nobody is watching.',
          ],
        },
        {
          text: [
            'Finish with the checklist: AI label, advertising label if paid, claims true, alternative text written, face compared with the references, file archived. It takes five minutes for each post, and it is the cheapest insurance you will ever buy.',
          ],
        },
      ],
    },
    {
      title: 'The fifteen minutes a day',
      gradianttitle: 'minutes a day',
      items: [
        {
          text: [
            'Planning frees you for the part that cannot be planned. Spend a quarter of an hour a day on replies. Answer as the team when the matter is real, and as the character when it is play. Collect questions in a list; they are next month’s best pillar, and somebody has already told you that they want to know.',
          ],
        },
        {
          text: [
            'Watch for the comment that describes your character better than you could. When people start to say “she would never wear that”, the fiction has taken hold. Write the sentence into the book of the character and obey it.',
          ],
        },
      ],
    },
    {
      title: 'Closing the month',
      gradianttitle: 'the month',
      items: [
        {
          text: [
            'Take one hour on the last working day. Lay out all posts in the order of their success by the measure you have chosen, and look for what the top three share. Do the same for the bottom three. Write down one thing to repeat, one to stop and one to try. Three lines are enough, and they will be read, which cannot be said of thirty slides.',
          ],
        },
        {
          text: [
            'Compare the plan with what you used. If you ran out of images by the twentieth, either publish less or choose a larger plan. If a third of the allowance was left, you can afford more takes for each post, and the quality of the selection will rise. Then open an empty calendar, put in the fixed dates, and begin again.',
          ],
        },
      ],
    },
  ],
}
