import { BY_PRODUCT_TEAM } from '../article.ts'
import type { Article } from '../article.ts'

export const BRIEFS_AND_PROMPTS: Article = {
  ...BY_PRODUCT_TEAM,
  id: 7,
  slug: 'briefs-and-prompts-that-work',
  title: 'Briefs and Prompts That Work',
  gradianttitle: 'That Work',
  subText:
    'A brief says why, a prompt says what can be seen. How to write both, so that the second take is the one you keep.',
  image: '/media/blogs/briefs-and-prompts-that-work.webp',
  header: [
    {
      title: 'Two texts for two readers',
      gradianttitle: 'two readers',
      items: [
        {
          text: [
            'A brief is written for people. It explains whom the post is for, what they should feel or do, and what must not happen. A prompt is written for a program that has never met your customers. It explains what can be seen. Most disappointing pictures come from sending the first text to the second reader.',
          ],
        },
        {
          text: [
            '“Show that our rain jacket gives city people freedom” is a fair sentence in a brief. In a prompt it has nothing to hold on to: no place, no hour, no posture. “Standing at a tram stop in the rain, yellow jacket, hood down, laughing, wet street, evening light” can be drawn. The freedom is in the hood.',
          ],
        },
      ],
    },
    {
      title: 'A brief on one page',
      gradianttitle: 'one page',
      items: [
        {
          text: [
            'Answer six questions with one sentence each. Who is it for? What do they believe now, and what should they believe afterwards? What is the one thing to show? Where will it appear, and in which format? What is forbidden? How shall we know that it worked? If one of the answers needs a paragraph, the idea is not ready.',
          ],
        },
        {
          text: [
            'Add references with a reason. A picture in a brief means nothing until you write under it what you like: the light, the distance, the colour of the wall. Without that line, the person who makes the picture copies the wrong thing with great care.',
          ],
        },
        {
          text: [
            'State the limits as plainly as the wishes. How many takes may it need, by which day must it be ready, which claims about the product are allowed and which label does the post carry? People who know the frame work more freely inside it, and nobody has to be told at the last minute that a beautiful picture promises something the product does not do.',
          ],
        },
        {
          text: [
            'Say who decides, and when. A brief with two deciders is an argument that has been scheduled for later.',
          ],
        },
      ],
    },
    {
      title: 'The order of a good prompt',
      gradianttitle: 'a good prompt',
      items: [
        {
          text: [
            'Write from the inside to the outside: what the person does, what they wear, where they are, what the light is like, what the mood is. “Reading a letter, cream linen shirt, kitchen table by a window, soft morning light, quiet” is a complete picture in one line. The face is not mentioned, because you have chosen it already, and the framing is not mentioned, because the pose setting takes care of it.',
          ],
        },
        {
          text: [
            'One action is enough. A person who is running, phoning and holding an ice cream gives the studio three problems and the viewer none of them solved. If you need three things, you need three posts.',
          ],
        },
        {
          text: [
            'Use nouns that have a shape and a colour. “Navy wool coat” beats “stylish outerwear”. “Library with green lamps” beats “an intellectual atmosphere”. When you catch yourself writing an adjective of praise, ask what a camera would have to see for someone to say it.',
          ],
        },
        {
          text: [
            'Say what you want rather than what you fear. Naming a thing puts it on the table, even in a sentence that forbids it. “Empty street” is safer than “no cars, no people, no bicycles”.',
          ],
        },
      ],
    },
    {
      title: 'Change one thing at a time',
      gradianttitle: 'at a time',
      items: [
        {
          text: [
            'Make the first picture, look for what is wrong most, and change only that. If the place is right and the light is not, touch the light. Rewriting the whole sentence feels productive and teaches nothing: you receive a different picture and do not know why.',
          ],
        },
        {
          text: [
            'Set a limit of three takes. If the third is still wrong, the idea is too complicated or the words are pulling against each other: a beach party in the snow, a sleepy portrait full of energy. Simplify the idea, not the adjectives.',
          ],
        },
        {
          text: [
            'Keep the winners. A list of prompts with the pictures beside them is worth more than any collection from the web, because it is tested with your face and in your palette.',
          ],
        },
      ],
    },
    {
      title: 'When words are the wrong tool',
      gradianttitle: 'the wrong tool',
      items: [
        {
          text: [
            'Some compositions are easier to show than to describe. If you have a post whose arrangement you like, the link tab takes its link and places your face into that scene. Use your own posts, or ask the person whose post it is: a composition can be somebody’s work, and the people in it have rights.',
          ],
        },
        {
          text: [
            'A finished picture can also be the beginning of the next one. If everything is right but the jacket, swap the jacket. If everything is right but the stillness, turn the picture into a clip. Starting again with words throws away the part that already works.',
          ],
        },
        {
          text: [
            'Templates are the quickest way. Choose one, choose the face and look. They are made to be reliable, which also means that others use them, so take them for everyday posts and write prompts for the pictures that should be yours alone.',
          ],
        },
        {
          text: [
            'For clothing, an upload is more exact than a sentence. A photograph of the garment, flat and well lit, with the right category chosen, brings its real colour and cut to a picture that already works.',
          ],
        },
      ],
    },
  ],
  subHeaderData: [
    {
      subHeader: 'Three prompts, before and after',
      gradianttitle: 'before and after',
      items: [
        {
          title: 'From mood to scene',
          gradianttitle: 'to scene',
          text: [
            'Before: “Elegant woman enjoying luxury in Paris.” After: “Stepping out of a dark green door, camel coat, one glove in the hand, narrow street after rain, early evening, street lamps just lit.” The second version contains no word about luxury, and nobody will miss it.',
          ],
        },
        {
          title: 'From list to moment',
          gradianttitle: 'to moment',
          text: [
            'Before: “Gym, energetic, healthy, water bottle, towel, headphones, sunrise, motivation.” After: “Sitting on a wooden bench after training, grey T-shirt, towel round the neck, low sun through a high window, calm smile.” A pause tells more about effort than a jump.',
          ],
        },
        {
          title: 'From slogan to movement',
          gradianttitle: 'to movement',
          text: [
            'Before, for a clip: “Make it dynamic and viral.” After: “She turns her head to the window and the curtain moves in the wind.” For image to video, name one movement of the person and one of the world. The clip has a beginning and an end, and the face stays in peace.',
          ],
        },
      ],
    },
  ],
}
