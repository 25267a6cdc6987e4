import { BY_PRODUCT_TEAM } from '../article.ts'
import type { Article } from '../article.ts'

export const WORLD_OF_VIRTUAL_INFLUENCERS: Article = {
  ...BY_PRODUCT_TEAM,
  id: 1,
  slug: 'the-world-of-virtual-influencers-a-complete-overview',
  title: 'The World of Virtual Influencers: A Complete Overview',
  gradianttitle: 'A Complete Overview',
  subText:
    'What a virtual influencer is, how one is made, who works with one, what it does well, and how to begin this week.',
  image: '/media/blogs/the-world-of-virtual-influencers-a-complete-overview.webp',
  header: [
    {
      title: 'What a virtual influencer is',
      gradianttitle: 'virtual influencer is',
      items: [
        {
          text: [
            'A virtual influencer is a fictional person with a public profile. Nobody stood in front of a camera: the face, the clothes and the room behind them were made with software. What makes the character an influencer is not the technique but the habit of publishing. There is a name, a voice, a set of interests and a steady stream of pictures that people choose to follow.',
            'That sets it apart from a stock picture, which has no tomorrow, and from a mascot, which rarely speaks about its day. A virtual influencer lives in time. Followers meet the same person on Monday and on Friday, and they notice when something does not fit.',
          ],
        },
        {
          text: [
            'Three ingredients belong together. The first is identity: a face that stays the same in every picture. The second is a point of view: what this person likes, knows and refuses. The third is honesty: a plain statement that the person does not exist. If one of them is missing, you have an experiment, a decoration or a deception.',
          ],
        },
      ],
    },
    {
      title: 'How one is made, step by step',
      gradianttitle: 'step by step',
      items: [
        {
          text: [
            'It starts with casting. On Visage you either type three names whose features should inspire the face, or you describe the face in your own words: age, hair, eyes, skin, style. The outcome is one new face, which waits in your gallery and is the starting point of everything that follows.',
          ],
        },
        {
          text: [
            'Then come pictures. You choose a pose (a selfie, half body, full body, or leave it open) and write what should happen: the clothing, the place, the mood. You can also start from the link of a post whose composition you like, or from a template.',
          ],
        },
        {
          text: [
            'After that the character learns to move. A video can start from the link of a reel or from a template, and a single picture can be turned into a short clip from a sentence that says what should happen in it. Clothes can be changed by uploading a garment. A song can be made from your own lyrics and a reference file.',
          ],
        },
        {
          text: [
            'The last step is the oldest one: choosing. You will make more than you publish, as any photographer does. The eye that picks one picture out of six is what an audience comes to recognise as style.',
          ],
        },
      ],
    },
    {
      title: 'Who works with them, and for what',
      gradianttitle: 'and for what',
      items: [
        {
          text: [
            'Creators use a virtual person to tell stories that they would not tell with their own face: fiction, satire, fashion sketches, travel diaries from places that do not exist. It is also a way to publish while staying private, which matters to people whose work or family does not mix well with fame.',
          ],
        },
        {
          text: [
            'Marketers use one to test. A campaign idea that would need a studio, a model and a stylist can be tried as a set of drafts first. Some drafts become the campaign. Others show, at little cost, that the idea was not as good as it sounded in the meeting.',
          ],
        },
        {
          text: [
            'Brands use one as a lasting presenter: a guide who explains products, shows how to combine them and answers the same question in January and in July. A small label can have a face of its own without asking a founder to be photographed every week.',
          ],
        },
      ],
    },
    {
      title: 'What they do well, and what they cannot do',
      gradianttitle: 'what they cannot do',
      items: [
        {
          text: [
            'They are available, patient and consistent. A virtual person can be in a desert in the morning and in a library in the afternoon, does not age unless you want it, and is not tied to the calendar of a production. When a product changes its colour a week before the launch, the picture changes with it.',
          ],
        },
        {
          text: [
            'They cannot have experiences. A virtual person has never worn the shoe, tasted the soup or felt the cream, so the sentence “I tried this for three weeks” is false in its mouth. Write around it: let the character show, explain, compare and joke, and leave testimony to people who can give it.',
          ],
        },
        {
          text: [
            'They do not replace the people in a community either. Comments want answers from somebody who can decide, apologise and mean it. Say who stands behind the profile, and let that team sign when a matter is serious.',
          ],
        },
      ],
    },
    {
      title: 'The rules that come with the craft',
      gradianttitle: 'come with the craft',
      items: [
        {
          text: [
            'Transparency is no longer only good manners. In the European Union, article 50 of the AI Act, which deals with transparency, is in force since 2 August 2026. India’s rules on synthetic content, in force since 20 February 2026, ask for a prominent label and lasting metadata. Platforms have their own settings for marking AI content. We explain all of this in the article on disclosure and law.',
          ],
        },
        {
          text: [
            'Real people have rights in their face, their voice and their name. A virtual influencer should look like itself and nobody else. If a stranger could mistake a picture for a photograph of a known person, choose another face.',
          ],
        },
      ],
    },
    {
      title: 'How to begin this week',
      gradianttitle: 'this week',
      items: [
        {
          text: [
            'On the first day, write half a page about the character: age, place, work, three likes, one dislike, a way of speaking. On the second, cast a few faces and keep one. On the third, make six pictures in two places and lay them side by side. If you see one person, go on; if you see six relatives, adjust the words and try again.',
          ],
        },
        {
          text: [
            'On the fourth day, write the profile text, including the sentence that says the person is virtual. On the fifth, publish two pictures. Then watch and listen for a week before you make more. The free trial lasts 7 days and has room for all of this, so the first attempt costs you time and nothing else.',
          ],
        },
        {
          text: [
            'And keep the half page. A month from now, when the tenth idea for a post is on the table, it will tell you faster than any chart whether this is something your character would do.',
          ],
        },
      ],
    },
  ],
}
