import { BY_PRODUCT_TEAM } from '../article.ts'
import type { Article } from '../article.ts'

export const CASTING_A_FACE: Article = {
  ...BY_PRODUCT_TEAM,
  id: 2,
  slug: 'casting-a-face-that-lasts',
  title: 'Casting a Face That Lasts',
  gradianttitle: 'That Lasts',
  subText:
    'A face is the decision you live with longest: write the role, describe or blend it, and test it before you commit.',
  image: '/media/blogs/casting-a-face-that-lasts.webp',
  header: [
    {
      title: 'Write the role before the face',
      gradianttitle: 'before the face',
      items: [
        {
          text: [
            'Casting directors do not begin with cheekbones. They begin with a script. Before you open the studio, write down what this person does for a living, where they live, what they would never post, and whom they talk to. Four lines are enough. They will answer most questions that come up later, such as whether the hair should be dyed or whether a suit looks borrowed.',
          ],
        },
        {
          text: [
            'Think about the audience as well. A guide to savings accounts and a guide to festival make-up can both be charming, but they earn trust with different signals. Age is the strongest of them. Many virtual influencers are drawn in their early twenties by habit. A presenter of fifty-five with silver hair is rarer, and often more believable for products that people buy with care.',
          ],
        },
        {
          text: [
            'Make sure that the character is clearly an adult. It keeps you on the right side of our terms, of the platforms and of common sense, and it spares you questions that no brand wants to answer.',
          ],
        },
      ],
    },
    {
      title: 'Describing a face in words',
      gradianttitle: 'in words',
      items: [
        {
          text: [
            'A good description moves from the general to the particular: age and background first, then hair, eyes and skin, then one or two details that a friend would mention. “Woman, 32, Korean, sleek black bob, brown eyes, red lips” is short and complete. Every word in it can be seen.',
          ],
        },
        {
          text: [
            'Leave out what cannot be seen. Words such as “inspiring”, “authentic” or “premium” describe a reaction, not a feature, and give the studio nothing to draw. If you want warmth, ask for a warm smile. If you want authority, ask for grey at the temples, a calm expression and a dark jacket.',
          ],
        },
        {
          text: [
            'Choose one memorable feature and protect it. Freckles, a streak of grey, round glasses, a strong brow, a particular haircut: something that survives in a small profile picture. Two such features are a character, five are a costume.',
          ],
        },
      ],
    },
    {
      title: 'Blending three names',
      gradianttitle: 'three names',
      items: [
        {
          text: [
            'The other way into a face is to type three celebrity names and let their features inspire a blend. Treat the names as a mood board. The aim is a new, fictional person who stands between three ideas, not a look-alike of any of them, and the result gives you no right to present it as one of those people.',
          ],
        },
        {
          text: [
            'Blends work best when the three differ from each other. Three similar names end close to where they began. A contrast, say a round face, a long one and a sharp one, gives you something that belongs to nobody. If the outcome reminds you of someone at first glance, change a name and try again; your followers will have the same thought and less patience.',
          ],
        },
      ],
    },
    {
      title: 'Test before you commit',
      gradianttitle: 'before you commit',
      items: [
        {
          text: [
            'Look at the face small. Most people will meet it as a circle of a few millimetres next to a comment. Shrink the picture until it is the size of a fingernail. If hair, skin and background melt into one tone, choose a lighter backdrop or another haircut.',
          ],
        },
        {
          text: [
            'Look at it in bad company. Put the face beside three profiles that your audience already follows. Does it stand out for a reason you like? A face that looks fine alone may turn out to be the fourth of its kind.',
          ],
        },
        {
          text: [
            'Look at it in work clothes. Make one picture each for the situations you will need most: at a table, outdoors, full body, close up. A face that is perfect in studio light but strange in the sun will cost you a retake every week.',
          ],
        },
        {
          text: [
            'Look at it through other eyes. Show three candidates to people who belong to your audience, without explaining anything, and ask what each person might do for a living. The answers are rarely what you expect. A face that half of them take for a lawyer will have a hard time selling surfboards, however much you like it.',
          ],
        },
        {
          text: [
            'Sleep on it. Faces that impress at once sometimes tire you by Thursday. Keep your two favourites overnight and open the gallery in the morning with fresh eyes. The one you are glad to see again is your cast.',
          ],
        },
      ],
    },
    {
      title: 'Give the face a life around it',
      gradianttitle: 'a life around it',
      items: [
        {
          text: [
            'Faces last when they are part of a world. Choose a palette of four or five colours for clothes and places, two or three recurring rooms, and a handful of objects that come back. A yellow mug that appears in May and again in September does more for believability than any amount of detail in the skin.',
          ],
        },
        {
          text: [
            'Pick a name with the same care. Search for it first, in the languages of your markets, and check that no public person and no brand in your field uses it. A name that is easy to say aloud travels further than a clever spelling.',
          ],
        },
      ],
    },
    {
      title: 'When to recast, and how',
      gradianttitle: 'and how',
      items: [
        {
          text: [
            'Sometimes the face is wrong, and you learn it after twenty posts. Changing it silently is the worst option, because followers notice before you have finished. You can let the character grow instead: a new haircut, glasses, a few years more, told as part of the story. Or you can open a second profile and introduce a new person, with the first one waving goodbye.',
          ],
        },
        {
          text: [
            'Plan for it in your numbers. The plans hold 3, 5 or 6 faces a month, so there is room to try before you decide. Do the trying at the start of the month, decide within a day or two, and let the pictures follow one face only. The most common cause of a profile that never finds its voice is a team that is still casting in week three.',
          ],
        },
        {
          text: [
            'Write down why you chose this face. One sentence is enough: “She looks as if she had read the manual.” When somebody new joins the team and asks for a more glamorous look, that sentence is the shortest way to a good conversation.',
          ],
        },
      ],
    },
  ],
}
